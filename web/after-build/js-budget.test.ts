import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { appPages, publicPages } from '../src/screens.ts';
import { checkJsBudget, everything } from './js-budget.ts';

const ofAll = publicPages.map((page) => `/${page.path}`);
const every = [...ofAll, '/en/login', '/ar', ...appPages];

type Given = { before: number; later?: number; others?: number; papers?: number; pages?: string[]; inPage?: string };

/** A build whose pages all ask for one script, which imports one and may fetch another; `before` without that one. */
async function givenBuild({ before, later = 0, others = 150_000, papers = 0, pages = every, inPage = '' }: Given) {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const page of pages) {
    await mkdir(path.join(folder, page), { recursive: true });
    await writeFile(path.join(folder, page, 'index.html'), `${inPage}<script type="module" src="/page.js"></script>`);
  }
  const scripts = {
    'page.js': [
      'import "./more.js"; import("./later.js"); import("./OtherPage-x.js");import("./paper-parts-AbCdEfGh.js");',
      4000,
    ],
    'more.js': ['', before - 4000],
    'later.js': ['', later],
    'OtherPage-x.js': ['', others],
    'paper-parts-AbCdEfGh.js': ['', papers],
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

test('A single byte more, in whatever file, fails the build for every public page but the longest form', async () => {
  const refused = checkJsBudget(await givenBuild({ before: 8001 }));
  const pages = [...ofAll.filter((page) => page !== '/signup'), '/en/login', '/ar'];
  for (const page of pages) await expect(refused).rejects.toThrow(`${page === '/' ? '' : page}/index.html before by 1`);
  await expect(refused).rejects.not.toThrow('/signup/index.html');
});

test.for([
  ['/signup', 8501],
  ['/app', 119_451],
  ['/app/dashboard', 119_451],
  ['/dashboard', 119_451],
  ['/app/pets/_', 140_301],
  ['/pets/_', 140_301],
  ['/invitation', 122_401],
  ['/app/home', 122_401],
  ['/home', 122_401],
  ['/handover', 124_901],
  ['/reminder', 121_601],
  ['/mail-preferences', 121_601],
  ['/app/pets', 133_801],
  ['/pets', 133_801],
  ['/app/pets/_/emergency', 135_851],
  ['/app/expenses', 134_801],
  ['/expenses', 134_801],
  ['/app/reminders', 134_751],
  ['/reminders', 134_751],
  ['/app/calendar', 134_351],
  ['/calendar', 134_351],
  ['/app/medical-records', 133_551],
  ['/medical-records', 133_551],
  ...appPages
    .filter(
      (page) =>
        !/^\/app$|(dashboard|home|calendar|expenses|medical-records|reminders|pets|pets\/_|emergency)$/.test(page),
    )
    .map((page) => [page, 122_401] as const),
] as const)('The page %s with a script of %i bytes fails the build', async ([page, before]) => {
  await expect(checkJsBudget(await givenBuild({ before, pages: [page] }))).rejects.toThrow(
    `${page}/index.html before by 1`,
  );
  await expect(checkJsBudget(await givenBuild({ before: before - 1, pages: [page] }))).resolves.toBeUndefined();
});

test('What is fetched later counts with the rest', async () => {
  await expect(checkJsBudget(await givenBuild({ before: 8000, later: 4001 }))).rejects.toThrow(
    '/login/index.html inAll by 1',
  );
});

test('All screens together count where they are fetched ahead', async () => {
  const rest = everything - 110_000;
  const of = (others: number) => givenBuild({ before: 100_000, later: 10_000, others, pages: ['/app/pets'] });
  await expect(checkJsBudget(await of(rest))).resolves.toBeUndefined();
  await expect(checkJsBudget(await of(rest + 1))).rejects.toThrow('/app/pets/index.html everything by 1');
});

test('A script that stands in the page counts as one that it asks for; words do not', async () => {
  const script = '<script>document.documentElement.dataset.theme = "light"</script>';
  await expect(checkJsBudget(await givenBuild({ before: 8000, pages: ['/404'], inPage: script }))).rejects.toThrow(
    /\/404\/index\.html before by \d\d\b/,
  );
  const words = '<script id="words" type="application/json">{"close":"סגירה"}</script>';
  await expect(
    checkJsBudget(await givenBuild({ before: 8000, pages: ['/404'], inPage: words })),
  ).resolves.toBeUndefined();
});

test('A page without a budget fails the build', async () => {
  await expect(checkJsBudget(await givenBuild({ before: 4000, pages: ['/prices'] }))).rejects.toThrow(
    '/prices/index.html has none',
  );
});

test('What comes on need alone is no page’s, and has a budget of its own', async () => {
  const of = (papers: number) => givenBuild({ before: 8000, later: 4000, papers, pages: ['/terms'] });
  await expect(checkJsBudget(await of(12_600))).resolves.toBeUndefined();
  await expect(checkJsBudget(await of(12_601))).rejects.toThrow('paper-parts by 1');
});
