// `npm run where -- expenses`: the files of a resource, from its contract to its tables.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inRoot } from './prepare.mjs';
import { filesOfRepository } from './tests/git.mjs';

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
  const contracts = files.filter((file) =>
    new RegExp(`^contract/src/([a-z-]+/)?(${kebab}|${single}-[a-z-]+)\\.ts$`).test(file),
  );
  const own = files.filter((file) => new RegExp(`^(server|web)/src/(features|views|screens)/${kebab}/`).test(file));
  if (contracts.length + own.length === 0) return undefined;
  const modules = contracts.map((file) => file.replace(/^contract\/src\/(.*)\.ts$/, "'@tzemed/contract/$1'"));
  const imports = files.filter(
    (file) =>
      /^(server|web|e2e)\/.*\.tsx?$/.test(file) &&
      !own.includes(file) &&
      modules.some((module) => read(file).includes(module)),
  );
  const table = new RegExp(`\\b${kebab.replaceAll('-', '_')}\\b`);
  const sql = files.filter((file) => /^server\/src\/db\/.*\.sql$/.test(file) && table.test(read(file)));
  return { contract: contracts, 'own folders': own, 'imports its contract': imports, SQL: sql };
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
