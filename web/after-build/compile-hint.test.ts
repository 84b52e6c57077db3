import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hintToCompile } from './compile-hint.ts';

test('The initial scripts of a screen start with the compile hint, once; those of a public page and later parts do not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const app =
    '<link rel="modulepreload" href="/react.js"><script type="module" src="/app.js"></script><div id="app"></div>';
  const files = {
    'expenses.html': app,
    'reminders.html': app,
    'login.html': '<script type="module" src="/login.js"></script>',
    'react.js': 'react()',
    'app.js': 'import("./dialogs.js")',
    'dialogs.js': 'dialogs()',
    'login.js': 'login()',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  await hintToCompile(folder);
  const hinted = await Promise.all(
    Object.keys(files).map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
  );
  expect(hinted.filter(([, text]) => text.includes('allFunctionsCalledOnLoad'))).toEqual([
    ['react.js', '//# allFunctionsCalledOnLoad\nreact()'],
    ['app.js', '//# allFunctionsCalledOnLoad\nimport("./dialogs.js")'],
  ]);
});
