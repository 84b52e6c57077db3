// `npm run where -- expenses`: the files of a resource, from its contract to its tables.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inRoot } from './prepare.mjs';
import { filesOfRepository } from './tests/git.mjs';

/** Files that `npm run db:types` and `npm run db:freeze` write when a table changes. */
const generated = new Set([
  'server/src/db/schema.sql',
  'server/src/db/tables.ts',
  'server/src/db/migrations/frozen.json',
]);

/**
 * Files of a resource by the part that they play; undefined if no folder or contract has its name.
 *
 * @param name as its folder is called: 'medical-records'
 * @param files paths from the root
 * @param read text of a file
 */
export function filesOfResource(name, files, read) {
  if (!/^[A-Za-z-]+$/.test(name)) return undefined;
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const single = kebab.replace(/s$/, '');
  const named = `(${kebab}|${single}-[a-z-]+)`;
  const matching = (pattern) => files.filter((file) => new RegExp(pattern).test(file));
  const contract = matching(`^contract/src/([a-z-]+/)?${named}\\.ts$`);
  const own = matching(`^(server|web)/src/(features|views|screens)/${named}/`);
  if (contract.length + own.length === 0) return undefined;
  const modules = contract.map((file) => file.replace(/^contract\/src\/(.*)\.ts$/, "'@tzemed/contract/$1'"));
  const importing = matching('^(server|web|e2e)/.*\\.tsx?$').filter(
    (file) => !own.includes(file) && modules.some((module) => read(file).includes(module)),
  );
  const table = new RegExp(`\\b${kebab.replaceAll('-', '_')}\\b`);
  const sql = matching('^server/src/db/.*/.*\\.sql$').filter((file) => table.test(read(file)));
  const isTest = (file) => /\.test\.tsx?$|\/testing\/|^e2e\//.test(file);
  const isMigration = (file) => file.includes('/migrations/');
  const without = (all, isLeftOut) => all.filter((file) => !isLeftOut(file));
  return {
    contract: without(contract, isTest),
    'own folders': without(own, isTest),
    'imports its contract': without(importing, isTest),
    'functions and triggers': without(sql, isMigration),
    migrations: sql.filter(isMigration),
    generated: sql.length > 0 ? files.filter((file) => generated.has(file)) : [],
    tests: [...own, ...importing].filter(isTest),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name] = process.argv.slice(2);
  const files = filesOfRepository();
  const found = name && filesOfResource(name, files, (file) => readFileSync(inRoot(file), 'utf8'));
  if (!found) {
    console.error(name ? `No resource is called ${name}` : 'npm run where -- <resource>: expenses, medical-records');
    process.exit(1);
  }
  for (const [part, list] of Object.entries(found))
    console.log(`\n${part} (${list.length})\n${list.map((file) => `  ${file}`).join('\n')}`);
}
