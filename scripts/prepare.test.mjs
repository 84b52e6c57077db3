import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root;
const place = (...parts) => path.join(root, ...parts);
const write = (file, text = '') => {
  mkdirSync(path.dirname(place(file)), { recursive: true });
  writeFileSync(place(file), text);
};
const prepare = () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [place('scripts/build.mjs')], { encoding: 'utf8' });
  return { status, said: (stdout + stderr).trim() };
};
const times = () =>
  readdirSync(root, { recursive: true })
    .map((file) => [file, statSync(place(file)).mtimeMs])
    .sort();

/** A checkout whose builds take no time and whose settings are right. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tzemed-prepare-'));
  for (const script of ['prepare.mjs', 'build.mjs']) {
    mkdirSync(place('scripts'), { recursive: true });
    cpSync(path.join(import.meta.dirname, script), place('scripts', script));
  }
  write('package-lock.json', JSON.stringify({ packages: {} }));
  write('package.json', JSON.stringify({ workspaces: ['web'] }));
  write('web/package.json', JSON.stringify({ name: 'web', scripts: { build: 'node -e 0' } }));
  write('contract/words.ts');
  for (const file of ['printing/a.ts', 'http/a.ts', 'version.ts']) write(`server/src/${file}`);
  write('scripts/check-config.mjs');
  write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
  write('node_modules/rolldown/bin/cli.mjs');
  mkdirSync(place('node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, place('node_modules/node/bin/node'));
  for (const output of ['web/build', 'server/dist']) mkdirSync(place(output), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('A finished build is left as it is: not a file is touched, so the checkout may be somebody else’s', () => {
  expect(prepare()).toEqual({ status: 0, said: expect.stringMatching(/^Building the s/) });
  const before = times();
  expect(prepare()).toEqual({ status: 0, said: '' });
  expect(times()).toEqual(before);
});

test('A wrong setting is told before anything is built with it', () => {
  write('scripts/check-config.mjs', "console.error('PUBLIC_URL: must be an URL');\nprocess.exitCode = 1;\n");
  expect(prepare()).toEqual({ status: 1, said: 'PUBLIC_URL: must be an URL' });
});

test.skipIf(process.platform !== 'linux')('A folder that can’t be written is told in one line', () => {
  // Root may write wherever it likes, but not here.
  rmSync(place('web/build'), { recursive: true });
  symlinkSync('/proc/self', place('web/build'));
  const { status, said } = prepare();
  expect([status, said.split('\n')]).toEqual([1, [expect.stringMatching(/^צמד cannot start: .+ cannot be written/)]]);
});
