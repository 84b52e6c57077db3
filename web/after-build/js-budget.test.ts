import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { linkTo, screens } from '../src/screens.ts';
import { checkJsBudget } from './js-budget.ts';

/** A build whose pages all ask for one script, which imports another one; `bytes` together. */
async function givenBuild(bytes: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const page of ['', 'login', ...Object.values(screens).map((screen) => linkTo(screen))]) {
    await mkdir(path.join(folder, page), { recursive: true });
    await writeFile(path.join(folder, page, 'index.html'), '<script type="module" src="/page.js"></script>');
  }
  await writeFile(path.join(folder, 'page.js'), 'import "./more.js"; import("./later.js");');
  await writeFile(path.join(folder, 'more.js'), '');
  await writeFile(path.join(folder, 'page.js.br'), Buffer.alloc(4000));
  await writeFile(path.join(folder, 'more.js.br'), Buffer.alloc(bytes - 4000));
  return folder;
}

test('A page may load as many bytes as its budget says', async () => {
  await expect(checkJsBudget(await givenBuild(10_000))).resolves.toBeUndefined();
});

test('A single byte more, in whatever file, fails the build', async () => {
  await expect(checkJsBudget(await givenBuild(10_001))).rejects.toThrow(
    '/index.html by 1 bytes, /login/index.html by 1',
  );
});
