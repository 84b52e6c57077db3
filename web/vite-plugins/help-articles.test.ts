import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { helpTopics } from '../src/help-articles.ts';
import { helpAt, helpOfScreen } from '../src/help-of-screen.ts';
import { languages } from '../src/i18n/language.ts';
import { fold, shareOf } from '../src/public/help/fold.ts';
import { helpTexts } from '../src/public/help/texts.ts';
import { appPaths, publicPages } from '../src/screens.ts';
import { helpFolder, parseArticle, readArticles } from './help-articles.ts';

const slugs: readonly string[] = Object.values(helpTopics).flat();
const whole =
  '# Walk a cat\n\nSlowly.\n\n1. Press **Save**.\n2. See [pets](add-a-pet) and [the contact page](/contact).\n';

test('An article is its title, its summary and its steps, with links in its language', () => {
  expect(parseArticle(whole, 'ar')).toMatchObject({ title: 'Walk a cat', summary: 'Slowly.' });
  const { html, words } = parseArticle(whole, 'ar');
  expect(html).toContain('<strong>Save</strong>');
  expect(html).toContain('<a href="/ar/help/add-a-pet">pets</a>');
  expect(html).toContain('<a href="/ar/contact">the contact page</a>');
  expect(words).toContain('walk a cat slowly press save');
});

test.each([
  ['no title', 'Walk.\n\nSlowly.\n\nGo.\n', 'without a title'],
  ['a small title', '## Walk\n\nSlowly.\n\nGo.\n', 'without a title'],
  ['no summary', '# Walk\n\n1. Go.\n', 'no summary'],
  ['nothing to do', '# Walk\n\nSlowly.\n', 'says nothing'],
  ['an empty file', '', 'without a title'],
  ['marks in its title', '# Walk **fast**\n\nSlowly.\n\nGo.\n', 'plain text'],
  ['HTML', '# Walk\n\nSlowly.\n\n<script>alert(1)</script>\n', 'has HTML'],
  ['HTML in a line', '# Walk\n\nSlowly.\n\nGo <img src=x> on.\n', 'has HTML'],
  ['a link to no article', '# Walk\n\nSlowly.\n\n[Fly](fly-a-cat).\n', 'no article'],
  ['a link that runs', '# Walk\n\nSlowly.\n\n[Fly](javascript:alert(1)).\n', 'no article'],
  ['a link elsewhere', '# Walk\n\nSlowly.\n\n[Fly](https://example.com).\n', 'no article'],
  ['a link to another host', '# Walk\n\nSlowly.\n\n[Fly](//example.com).\n', 'no article'],
])('An article with %s is refused', (_, text, why) => {
  expect(() => parseArticle(text, 'he')).toThrow(why);
});

test('Every article is there in each language, and each differs from the others', () => {
  const texts = readArticles();
  for (const lang of languages) {
    expect(Object.keys(texts[lang])).toEqual(slugs);
    expect(new Set(Object.values(texts[lang]).map(({ title }) => title)).size).toBe(slugs.length);
  }
  for (const slug of slugs) expect(new Set(languages.map((lang) => texts[lang][slug]!.html)).size).toBe(3);
});

test('An article says the same steps in each language', () => {
  const texts = readArticles();
  const shape = (html: string) => [...html.matchAll(/<(ol|li|p|a)\b/g)].map(([, tag]) => tag).toSorted();
  for (const slug of slugs)
    for (const lang of languages)
      expect([slug, lang, ...shape(texts[lang][slug]!.html)]).toEqual([slug, lang, ...shape(texts.he[slug]!.html)]);
});

test('A file that is missing, or that no topic lists, fails the build', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'help-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(helpFolder, folder, { recursive: true });
  await writeFile(path.join(folder, 'fly.he.md'), whole);
  expect(() => readArticles(folder)).toThrow('fly.he.md');
  await rm(path.join(folder, 'fly.he.md'));
  await rm(path.join(folder, 'vets.ar.md'));
  expect(() => readArticles(folder)).toThrow('vets.ar.md is missing');
  await writeFile(path.join(folder, 'vets.ar.md'), 'no title');
  expect(() => readArticles(folder)).toThrow('vets.ar.md begins without a title');
});

test('Links of articles lead to pages of the site or screens of the app', () => {
  const texts = readArticles();
  const lost: string[] = [];
  const known = new Set(publicPages.map((page) => `/${page.path}`));
  for (const lang of languages)
    for (const { html } of Object.values(texts[lang]))
      for (const [, href] of html.matchAll(/href="([^"]+)"/g)) {
        const bare = href!.replace(/^\/(en|ar)(?=\/)/, '');
        if (!known.has(bare) && !appPaths.some((begin) => bare.startsWith(`${begin}/`))) lost.push(href!);
      }
  expect(lost).toEqual([]);
});

test('Words of the screen that an article quotes stand in the texts of the product', async () => {
  const root = path.join(import.meta.dirname, '../..');
  const names = await Promise.all(
    ['web/src', 'contract/src'].map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map((name) => path.join(root, folder, name)),
    ),
  );
  const files = names.flat().filter((name) => /\.tsx?$/.test(name) && !/\.test\.|public[\\/]help/.test(name));
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const words = new Set<string>();
  for (const [, , text] of sources.join('\n').matchAll(/(['`])(.+?)\1/g))
    for (const part of [text!, ...text!.split(': ')]) words.add(part);
  const missing: string[] = [];
  for (const name of await readdir(helpFolder))
    for (const [, quoted] of (await readFile(path.join(helpFolder, name), 'utf8')).matchAll(/\*\*(.+?)\*\*/g))
      if (!words.has(quoted!)) missing.push(`${name}: ${quoted}`);
  expect(missing).toEqual([]);
});

test('A screen offers its article, at each of its addresses', () => {
  expect([...helpOfScreen.values()].filter((slug) => slug && !slugs.includes(slug))).toEqual([]);
  for (const address of ['/app', '/app/', '/app/dashboard', '/dashboard/']) expect(helpAt(address)).toBe('first-steps');
  expect(['/app/expenses', '/expenses', '/app/expenses/budgets'].map(helpAt)).toEqual([
    'add-an-expense',
    'add-an-expense',
    'budgets',
  ]);
  expect(['/app/support', '/app/support/0197', '/app/support/desk', '/app/support/desk/0197'].map(helpAt)).toEqual([
    'support',
    'support',
    undefined,
    undefined,
  ]);
  expect(helpAt('/app/nothing')).toBeUndefined();
});

test('A search knows words without niqqud, quotes, case and final letters, and passes over what a question begins with', () => {
  expect(fold('שָׁלוֹם, ״צה״ל״ OK!')).toBe('שלומ צהל ok');
  const words = fold('ייבוא הוצאות מקובץ, מהבנק');
  for (const found of ['הוצאות', 'איך לייבוא קובצ', 'הקובץ', 'ייבוא בנק'])
    expect([found, shareOf(words, found)]).toEqual([found, 1]);
  expect(shareOf(words, 'הוצאות גירפה')).toBe(0.5);
  expect(shareOf(words, 'איך')).toBe(0);
  expect(shareOf(fold('المصاريف المتكرّرة'), 'كيف المتكرره')).toBe(1);
});

test('The question in the search box finds its article in each language', () => {
  const texts = readArticles();
  for (const lang of languages) {
    const found = slugs.filter((slug) => shareOf(texts[lang][slug]!.words, helpTexts.example[lang]) === 1);
    expect([lang, found]).toEqual([lang, ['import-expenses']]);
  }
});
