import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../../../..');
const patch = path.join(root, 'docs/adding-a-field.patch');
const packages = ['contract', 'server', 'web', 'e2e'];
/** A run of Vitest inside another one must not take its settings. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_V8)/.test(name)));
const run = promisify(execFile);

/** Copy of the repository that has the field, with the installed packages. */
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'added-field-'));
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  const top = new Set(stdout.split('\0').map((file) => file.split('/')[0]!));
  const ignored = /\/(node_modules|build|dist|data|\.react-router)$/;
  for (const name of top)
    if (name)
      await cp(path.join(root, name), path.join(copy, name), {
        recursive: true,
        filter: (file) => !ignored.test(file),
      });
  const modules = path.join(copy, 'node_modules');
  await mkdir(path.join(modules, '@tzemed'), { recursive: true });
  for (const name of await readdir(path.join(root, 'node_modules')))
    if (!['@tzemed', '.cache', '.vite', '.vite-temp'].includes(name))
      await symlink(path.join(root, 'node_modules', name), path.join(modules, name));
  for (const name of packages) {
    await symlink(path.join(copy, name), path.join(modules, '@tzemed', name));
    // Packages of another version than the one that all share.
    const own = path.join(root, name, 'node_modules');
    if (existsSync(own)) await symlink(own, path.join(copy, name, 'node_modules'));
  }
  await run('git', ['apply', patch], { cwd: copy });
});
afterAll(() => rm(copy, { recursive: true }));

/** Output of a command of an installed package, which fails with it. */
const runTool = async (tool: string, ...args: readonly string[]) =>
  run(process.execPath, [path.join(root, 'node_modules', tool), ...args], { cwd: copy, env }).catch((error) => {
    throw new Error(`${error.stdout}${error.stderr}`);
  });

it.each(packages)('The text that the recipe adds has all of its lines for the compiler in %s', async (name) => {
  expect((await runTool('typescript/bin/tsc', '-p', name, '--checkers', '1')).stdout).toBe('');
});

it('The text that the recipe adds is stored, listed, typed, exported, imported, printed and found', async () => {
  const tests = [
    'server/src/belongings/rows/shown-fields.test.ts',
    'server/src/db/functions-and-triggers.test.ts',
    'server/src/db/table-types.test.ts',
    'server/src/features/expenses',
    'server/src/views/exports/routes.test.ts',
    'web/src/features/expenses/ExpensesPage.test.tsx',
    'web/src/features/expenses/split',
    'web/src/shared/list/list-screen-dialogs.test.tsx',
  ];
  const { stdout } = await runTool('vitest/vitest.mjs', 'run', '--project', 'server', '--project', 'web', ...tests);
  expect(stdout).toContain('passed');
}, 600_000);
