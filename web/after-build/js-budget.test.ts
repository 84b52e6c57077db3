import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { appPages, openPages, publicPages } from '../src/screens.ts';
import { checkJsBudget, writeJsBudget, type Budget } from './js-budget.ts';

const budget: Budget = { public: 1000, list: 5000, pet: 6000, calendar: 7000, forms: 4000, later: 9000 };

type Given = { before: number; later?: number; pages: readonly string[]; inPage?: string };

/** A build whose pages ask for one script, which imports one of 400 bytes and may fetch another. */
async function givenBuild({ before, later = 0, pages, inPage = '' }: Given) {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const page of pages) {
    await mkdir(path.join(folder, page), { recursive: true });
    await writeFile(path.join(folder, page, 'index.html'), `${inPage}<script type="module" src="/page.js"></script>`);
  }
  const scripts = {
    'page.js': ['import "./more.js"; import("./later.js");', before - 400],
    'more.js': ['', 400],
    'later.js': ['', later],
  } as const;
  for (const [name, [code, bytes]] of Object.entries(scripts)) {
    await writeFile(path.join(folder, name), code);
    await writeFile(path.join(folder, `${name}.br`), Buffer.alloc(bytes));
  }
  return folder;
}

const publicAddresses = publicPages.map(({ path }) => `/${path}`);
const openAddresses = Object.values(openPages).map(({ path }) => `/${path}`);

test.for([
  ['public', [...publicAddresses, '/en/login', '/ar']],
  ['list', ['/app/pets', '/expenses', '/app/medical-records', '/reminders']],
  ['pet', ['/app/pets/_', '/pets/_', '/app/pets/_/emergency']],
  ['calendar', ['/app/calendar', '/calendar']],
  ['forms', ['/app', '/app/_', '/app/dashboard', '/home', '/app/profile', ...openAddresses, '/en/handover']],
] as const)(
  'A page of the group %s may load what its budget says, and a byte more fails the build',
  async ([group, pages]) => {
    for (const page of pages) {
      await expect(checkJsBudget(await givenBuild({ before: budget[group], pages: [page] }), budget)).resolves.toBe(
        undefined,
      );
      const over = checkJsBudget(await givenBuild({ before: budget[group] + 1, pages: [page] }), budget);
      await expect(over).rejects.toThrow(`${group} by 1 bytes`);
    }
  },
);

test('Every page of the app has a budget', async () => {
  const build = await givenBuild({ before: 500, pages: [...publicAddresses, ...openAddresses, ...appPages] });
  await expect(checkJsBudget(build, budget)).resolves.toBe(undefined);
});

test('A page that no list of screens names fails the build', async () => {
  await expect(checkJsBudget(await givenBuild({ before: 500, pages: ['/prices'] }), budget)).rejects.toThrow(
    '/prices has no JavaScript budget',
  );
});

test('The failure names each group, its excess and its pages', async () => {
  const pages = ['/app/calendar', '/app/expenses', '/en/login', '/reminders'];
  const refused = checkJsBudget(await givenBuild({ before: 5200, later: 9003, pages }), budget);
  await expect(refused).rejects.toThrow(
    [
      'public by 4200 bytes',
      '    /en/login by 4200',
      '  list by 200 bytes',
      '    /app/expenses by 200',
      '    /reminders by 200',
      '  later by 3 bytes',
    ].join('\n'),
  );
  await expect(refused).rejects.not.toThrow('calendar');
});

test('Scripts that no page loads before use have one budget for all', async () => {
  const build = (later: number) => givenBuild({ before: 500, later, pages: ['/terms'] });
  await expect(checkJsBudget(await build(budget.later), budget)).resolves.toBe(undefined);
  await expect(checkJsBudget(await build(budget.later + 1), budget)).rejects.toThrow('later by 1 bytes');
});

test('An inline script counts with the files of its page, and words in the page do not', async () => {
  const build = (inPage: string) => givenBuild({ before: budget.public, pages: ['/404'], inPage });
  const script = '<script>document.documentElement.dataset.theme = "light"</script>';
  await expect(checkJsBudget(await build(script), budget)).rejects.toThrow(/\/404 by \d\d$/);
  const words = '<script id="words" type="application/json">{"close":"סגירה"}</script>';
  await expect(checkJsBudget(await build(words), budget)).resolves.toBe(undefined);
});

test('A new budget lets each group grow by 5 % over its largest page', async () => {
  const build = await givenBuild({ before: 1000, later: 2000, pages: ['/login', '/pets', '/pets/_', '/home'] });
  await writeFile(path.join(build, 'more.js.br'), Buffer.alloc(800));
  const file = path.join(build, 'budget.json');
  await mkdir(path.join(build, 'calendar'));
  await writeFile(path.join(build, 'calendar/index.html'), '<script type="module" src="/more.js"></script>');
  await writeJsBudget(build, file);
  const written = JSON.parse(await readFile(file, 'utf8')) as Budget;
  expect(written).toEqual({ public: 1500, list: 1500, pet: 1500, calendar: 900, forms: 1500, later: 2100 });
  await expect(checkJsBudget(build, written)).resolves.toBe(undefined);
});

test('The budget of the product names every group', async () => {
  const written = JSON.parse(await readFile(new URL('../budget.json', import.meta.url), 'utf8')) as Budget;
  expect(Object.keys(written)).toEqual(Object.keys(budget));
});
