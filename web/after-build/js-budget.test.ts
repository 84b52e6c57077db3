import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { linkTo, screens } from '../src/screens.ts';
import { checkJsBudget } from './js-budget.ts';

/** A build whose pages all ask for one script, which imports one and may fetch another; `before` without that one. */
async function givenBuild({ before, later = 0 }: { before: number; later?: number }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const page of ['', 'login', ...Object.values(screens).map((screen) => linkTo(screen))]) {
    await mkdir(path.join(folder, page), { recursive: true });
    await writeFile(path.join(folder, page, 'index.html'), '<script type="module" src="/page.js"></script>');
  }
  const scripts = {
    'page.js': ['import "./more.js"; import("./later.js"); import("./OtherPage-x.js");', 4000],
    'more.js': ['', before - 4000],
    'later.js': ['', later],
    'OtherPage-x.js': ['', 1_000_000],
  } as const;
  for (const [name, [code, bytes]] of Object.entries(scripts)) {
    await writeFile(path.join(folder, name), code);
    await writeFile(path.join(folder, `${name}.br`), Buffer.alloc(bytes));
  }
  return folder;
}

test('A page may load as many bytes as its budget says, and another screen’s code is not its own', async () => {
  await expect(checkJsBudget(await givenBuild({ before: 8000, later: 4000 }))).resolves.toBeUndefined();
});

test('A single byte more, in whatever file, fails the build', async () => {
  await expect(checkJsBudget(await givenBuild({ before: 8001 }))).rejects.toThrow(
    '/index.html before by 1, /login/index.html before by 1',
  );
});

test('What is fetched later counts with the rest', async () => {
  await expect(checkJsBudget(await givenBuild({ before: 8000, later: 4001 }))).rejects.toThrow(
    '/login/index.html inAll by 1',
  );
});
