import type { Plugin } from 'vite';
import {
  callsIn,
  isRow,
  rowProperties,
  statementsOf,
  withoutSchemas,
  type Node,
  type Statement,
} from './contract-module.ts';

/**
 * Leaves out of the browser's build what only the server reads in the contract: the schemas inside endpoint rows, and
 * every schema that no form uses. What is left of a noun comes as two modules, its rows and its schemas, so that a
 * screen which calls the server need not carry the schemas (and zod) of a form that opens later.
 *
 * Without this the login page carries 13 KB of JavaScript instead of 10, and every list 10 KB more.
 */
export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]contract[\\/]src[\\/]\w[\w-]*\.ts(\?(rows|schemas))?$/ },
    handler(code, id) {
      const statements = statementsOf(this.parse(code).body as Node[]);
      return { code: leanModule(statements, code, id).join('\n'), map: null };
    },
  },
});

function leanModule(statements: Statement[], code: string, id: string): string[] {
  const write = (statement: Statement) => leanStatement(statement, code);
  const [file = '', part] = id.split('?');
  const self = `./${file.split(/[\\/]/).at(-1)}`;
  const hasRows = statements.some(({ node }) => callsIn(node).some(isRow));
  if (!hasRows) return statements.map(write);
  if (!part) return [`export * from '${self}?rows';`, `export * from '${self}?schemas';`];

  const light = withoutSchemas(statements);
  if (part === 'rows') return light.map(write);
  // Constants that only this module knows are cheap enough to stand in both.
  const shared = light.filter(({ isExported }) => isExported).flatMap(({ names }) => names);
  const rest = statements.filter((statement) => !light.includes(statement) || !statement.isExported);
  return [`import { ${shared.join(', ')} } from '${self}?rows';`, ...rest.map(write)];
}

type Edit = { start: number; end: number; text: string };

function leanStatement({ node }: Statement, code: string): string {
  const edits: Edit[] = [];
  for (const { init } of (node.declaration ?? node).declarations ?? []) {
    const calls = init ? callsIn(init) : [];
    if (!init || calls.length === 0) continue;
    edits.push(...calls.filter(isRow).map((call) => leanRow(call, code)));
    // The bundler drops an unused constant only if it knows that making it has no effect.
    edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
    edits.push({ start: init.end, end: init.end, text: '))()' });
  }
  return applied(code.slice(node.start, node.end), edits, node.start);
}

/** `endpoint({ … })` with the address alone, and whether it answers, and whether with bytes. */
function leanRow(call: Node, code: string): Edit {
  const entries = rowProperties(call).map(({ start, end, key, value }) => {
    if (key!.name !== 'reply') return code.slice(start, end);
    return (value as Node).value === 'file' ? `reply: 'file'` : 'reply: true';
  });
  return { start: call.start, end: call.end, text: `endpoint({ ${entries.join(', ')} })` };
}

/** Later edits first, so that the places of the earlier ones stay true. */
const applied = (text: string, edits: Edit[], offset: number) =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, { start, end, text: put }) => done.slice(0, start - offset) + put + done.slice(end - offset), text);
