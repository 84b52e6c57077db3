// `npm run where -- expenses`: every file in which a noun lives, from what may be said of it to what is kept.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const [noun] = process.argv.slice(2);
if (!noun) {
  console.error('npm run where -- <noun>, as its folder is called: expenses, medical-records');
  process.exit(1);
}

const kebab = noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const snake = kebab.replaceAll('-', '_');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const tracked = git('ls-files', '--cached', '--others', '--exclude-standard');
const own = tracked.filter(
  (file) =>
    new RegExp(`^contract/src/([a-z-]+/)?${kebab}\\.ts$`).test(file) ||
    new RegExp(`^(server|web)/src/.*/${kebab}/`).test(file),
);
const tables = tracked.filter((file) => file.startsWith('server/src/db/migrations/'));
if (own.length === 0) {
  console.error(`There is no noun ${kebab}`);
  process.exit(1);
}
const mentions = tables.filter((file) =>
  new RegExp(`\\b${snake}\\b`).test(readFileSync(path.join(root, file), 'utf8')),
);
console.log([...own, ...mentions].join('\n'));
