import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { plainExports } from './plain-exports.ts';
import { pureConstants } from './pure-constants.ts';

/** Matches an access to a schema that an endpoint takes or returns. */
const leftOut = /\.\s*(body|query|params|reply)\s*\.\s*(shape|def|parse|safeParse)\b/;

/**
 * Leaves out of the browser's build what only the server reads in the contract: the schemas inside endpoint rows, and
 * every schema that no form uses. A module with a table is run, and comes as two modules: its rows and plain data as
 * the run left them, and its schemas and functions, so that a screen which calls the server need not carry the schemas
 * (and zod) of a form that opens later.
 *
 * Without this the login page carries 13 KB of JavaScript instead of 10, and every list 12 KB more.
 */
export const leanContract = (): Plugin[] => [leanRows, nothingLeftOut];

const leanRows: Plugin = {
  name: 'lean-contract',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]contract[\\/]src[\\/](?!testing[\\/])(?:[\w-]+[\\/])?[\w-]+\.ts(\?(rows|schemas))?$/ },
    async handler(code, id) {
      const [file = '', part] = id.split('?');
      const plain = plainExports((await import(pathToFileURL(file).href)) as object);
      const names = Object.keys(plain);
      if (part === 'rows')
        return names.map((name) => `export const ${name} = ${JSON.stringify(plain[name])};`).join('\n');

      const self = `./${path.basename(file)}`;
      const rows = `{ ${names.join(', ')} } from '${self}?rows';\n`;
      if (names.length > 0 && !part) return `export ${rows}export * from '${self}?schemas';\n`;
      return (part ? `import ${rows}` : '') + pureConstants(this.parse(code), code, names);
    },
  },
};

/** Types and tests know the whole contract: what reads a schema that the browser has not would fail there alone. */
const nothingLeftOut: Plugin = {
  name: 'lean-contract-left-out',
  apply: 'build',
  transform: {
    filter: { id: { exclude: /[\\/](node_modules|contract)[\\/]/ }, code: leftOut },
    handler(code) {
      this.error(
        `${leftOut.exec(code)![0]}: schemas of an endpoint's row are not in the browser; export this one by itself`,
      );
    },
  },
};
