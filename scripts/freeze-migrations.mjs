// Migrations never change once databases have run them: `migrations/frozen.json` holds the checksum of each.
// `npm run db:freeze` enters new ones.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './prepare.mjs';

const folder = 'server/src/db/migrations';
const listFile = `${folder}/frozen.json`;
const main = 'origin/main';
const isMigration = (file) => /^\d{4}_.+\.sql$/.test(file);

/** Same checksum as the server's (`readMigration` in `server/src/db/migrate.ts`). */
const checksumOf = (text) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

/**
 * The migrations of a repository.
 *
 * @returns `migrations` on disk and `frozen`, the list, as name → checksum; names of those on origin/main (`landed`), of
 *   those whose text differs there (`differing`), and of those that HEAD builds on (`inherited`). Without origin/main
 *   `landed` is undefined.
 */
export function readState(repository = root) {
  const read = (file) => readFileSync(path.join(repository, file), 'utf8');
  const files = readdirSync(path.join(repository, folder)).filter(isMigration).toSorted();
  const namesAt = (commit) => namesIn(git(repository, 'ls-tree', '--name-only', commit, `${folder}/`));
  const base = git(repository, 'merge-base', 'HEAD', main)?.trim();
  return {
    migrations: Object.fromEntries(files.map((file) => [nameOf(file), checksumOf(read(`${folder}/${file}`))])),
    frozen: JSON.parse(read(listFile)),
    landed: git(repository, 'rev-parse', '--verify', '--quiet', main) && namesAt(main),
    differing: namesIn(git(repository, 'diff', '--name-only', '--no-renames', '--diff-filter=M', main, '--', folder)),
    // A branch that is behind origin/main lacks its newest migrations, and has removed none.
    inherited: base ? namesAt(base) : [],
  };
}

const nameOf = (file) => path.posix.basename(file, '.sql');
const namesIn = (output = '') =>
  output
    .split('\n')
    .filter((file) => isMigration(path.posix.basename(file)))
    .map(nameOf);

/** Output of a git command; undefined when it fails, as without a repository or the ref. */
function git(repository, ...args) {
  try {
    return execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/** Violations of the freeze with their remedy, one line each. */
export function findFaults({ migrations, frozen, landed = [], differing = [], inherited = [] }) {
  const names = [...new Set([frozen, migrations].flatMap(Object.keys).concat(inherited))].toSorted();
  return names.flatMap((name) => {
    const checksum = migrations[name];
    const remedy = landed.includes(name)
      ? `restore it (git checkout ${main} -- ${folder}/${name}.sql) and put the change into a new migration`
      : 'restore it and put the change into a new migration; if it is on this branch alone, run npm run db:freeze';
    if (checksum === undefined) {
      const other = Object.keys(migrations).find((key) => migrations[key] === frozen[name]);
      return `${name} ${other ? `was renamed to ${other}` : 'is missing'}: ${remedy}`;
    }
    if (differing.includes(name)) return `${name} differs from ${main}: ${remedy}`;
    if (!(name in frozen)) return `${name} is not in ${listFile}: run npm run db:freeze`;
    return frozen[name] === checksum ? [] : `${name} was changed: ${remedy}`;
  });
}

/**
 * The list with new migrations entered. An entry changes only if its migration is known not to be on origin/main.
 *
 * @returns the new list, and the faults that remain with it
 */
export function freeze(state) {
  const { migrations, frozen, landed } = state;
  const kept = Object.entries(frozen).filter(([name]) => landed?.includes(name) ?? true);
  const entries = Object.entries({ ...migrations, ...Object.fromEntries(kept) });
  const list = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { frozen: list, faults: findFaults({ ...state, frozen: list }) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const state = readState();
  const { frozen, faults } = freeze(state);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    const hint = state.landed ? '' : `; entries change only where ${main} is known (git fetch origin main)`;
    console.error(`${listFile} stays as it is${hint}`);
    process.exit(1);
  }
  writeFileSync(path.join(root, listFile), `${JSON.stringify(frozen, undefined, 2)}\n`);
  console.log(`${listFile}: ${Object.keys(frozen).length} migrations`);
}
