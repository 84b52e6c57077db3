import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { helpTopics, type HelpSlug } from '../src/help-articles.ts';
import { helpForAddress, helpByScreen } from '../src/help-by-screen.ts';
import { languages, type Lang } from '../src/i18n/language.ts';
import { searchText, weigh } from '../src/public/help/search-text.ts';
import { helpTexts } from '../src/public/help/texts.ts';
import { appPaths, publicPages } from '../src/screens.ts';
import { filesIn, helpFolder, parseArticle, readArticles } from './help-articles.ts';

const slugs: readonly string[] = Object.values(helpTopics).flat();
const texts = readArticles();

/** Weights of the articles that a question finds in a language. */
function find(lang: Lang, question: string) {
  const weights = weigh(
    slugs.map((slug) => texts[lang][slug]!.words),
    question,
  );
  return new Map(slugs.map((slug, index) => [slug, weights[index]!] as const).filter(([, weight]) => weight > 0));
}

const whole =
  '# Walk a cat\n\nSlowly.\n\n1. Press **Save**.\n2. See [pets](add-a-pet) and [the contact page](/contact).\n\n<!-- Search: strolls leash -->\n';

test('An article is its title, its summary and its steps, with links in its language', () => {
  expect(parseArticle(whole, 'ar')).toMatchObject({ title: 'Walk a cat', summary: 'Slowly.' });
  const { html, words } = parseArticle(whole, 'ar');
  expect(html).not.toContain('leash');
  expect(html).toContain('<strong>Save</strong>');
  expect(html).toContain('<a href="/ar/help/add-a-pet">pets</a>');
  expect(html).toContain('<a href="/ar/contact">the contact page</a>');
  expect(words).toBe('walk a cat strolls leash|slowly press save see pets and the contact page');
});

test.each([
  ['no title', 'Walk.\n\nSlowly.\n\nGo.\n', 'without a title'],
  ['a small title', '## Walk\n\nSlowly.\n\nGo.\n', 'without a title'],
  ['no summary', '# Walk\n\n1. Go.\n', 'no summary'],
  ['nothing to do', '# Walk\n\nSlowly.\n', 'says nothing'],
  ['an empty file', '', 'without a title'],
  ['no search words', '# Walk\n\nSlowly.\n\nGo.\n', 'search words'],
  ['empty search words', '# Walk\n\nSlowly.\n\nGo.\n\n<!-- Search:  -->\n', 'has HTML'],
  ['words below its search words', '# Walk\n\nSlowly.\n\nGo.\n\n<!-- Search: leash -->\n\nOn.\n', 'has HTML'],
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
  for (const lang of languages) {
    expect(Object.keys(texts[lang])).toEqual(slugs);
    expect(new Set(Object.values(texts[lang]).map(({ title }) => title)).size).toBe(slugs.length);
  }
  for (const slug of slugs) expect(new Set(languages.map((lang) => texts[lang][slug]!.html)).size).toBe(3);
});

test('An article says the same steps in each language', () => {
  const shape = (html: string) => [...html.matchAll(/<(ol|li|p|a)\b/g)].map(([, tag]) => tag).toSorted();
  for (const slug of slugs)
    for (const lang of languages)
      expect([slug, lang, ...shape(texts[lang][slug]!.html)]).toEqual([slug, lang, ...shape(texts.he[slug]!.html)]);
});

test('A file that is missing, or that no topic lists, fails the build', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'help-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(helpFolder, folder, { recursive: true });
  await mkdir(path.join(folder, 'fly'));
  await writeFile(path.join(folder, 'fly/he.md'), whole);
  expect(() => readArticles(folder)).toThrow('fly/he.md');
  await rm(path.join(folder, 'fly'), { recursive: true });
  await rm(path.join(folder, 'vets/ar.md'));
  expect(() => readArticles(folder)).toThrow('vets/ar.md is missing');
  await writeFile(path.join(folder, 'vets/ar.md'), 'no title');
  expect(() => readArticles(folder)).toThrow('vets/ar.md begins without a title');
});

test('Links of articles lead to pages of the site or screens of the app', () => {
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
  for (const name of filesIn(helpFolder))
    for (const [, quoted] of (await readFile(path.join(helpFolder, name), 'utf8')).matchAll(/\*\*(.+?)\*\*/g))
      if (!words.has(quoted!)) missing.push(`${name}: ${quoted}`);
  expect(missing).toEqual([]);
});

test('A screen offers its article, at each of its addresses', () => {
  expect([...helpByScreen.values()].filter((slug) => slug && !slugs.includes(slug))).toEqual([]);
  for (const address of ['/app', '/app/', '/app/dashboard', '/dashboard/'])
    expect(helpForAddress(address)).toBe('first-steps');
  expect(['/app/expenses', '/expenses', '/app/expenses/budgets'].map(helpForAddress)).toEqual([
    'add-an-expense',
    'add-an-expense',
    'budgets',
  ]);
  expect(
    ['/app/support', '/app/support/0197', '/app/support/desk', '/app/support/desk/0197'].map(helpForAddress),
  ).toEqual(['support', 'support', undefined, undefined]);
  expect(helpForAddress('/app/nothing')).toBeUndefined();
});

test('A search knows words without niqqud, quotes, case and final letters, and passes over what a question begins with', () => {
  expect(searchText('שָׁלוֹם, ״צה״ל״ OK!')).toBe('שלומ צהל ok');
  const articles = [searchText('ייבוא הוצאות מקובץ, מהבנק'), searchText('חיסונים')];
  for (const found of [
    'הוצאות',
    'איך לייבוא קובצ',
    'הקובץ',
    'ייבוא בנק',
    'ובהוצאות',
    'שמהבנק',
    'הוצ',
    'הוצאות גירפה',
  ]) {
    const [first, other] = weigh(articles, found);
    expect([found, first! > 0, other]).toEqual([found, true, 0]);
  }
  expect(weigh(articles, 'איך')).toEqual([0, 0]);
  expect(weigh([searchText('المصاريف المتكرّرة'), searchText('إلى')], 'كيف إلى على المتكرره')).toEqual([3, 0]);
  expect(weigh([searchText('المصاريف'), searchText('هاتف')], 'بالهاتف')).toEqual([0, 3]);
});

test('A search finds words where they begin, and not inside others', () => {
  for (const [held, asked] of [
    ['חתולה', 'תולה'],
    ['שרשרת', 'רשת'],
    ['חירום', 'מחיר'],
    ['everything', 'very'],
    ['xlsx', 'sx'],
  ] as const)
    expect([held, asked, ...weigh([searchText(held)], asked)]).toEqual([held, asked, 0]);
});

test('Titles and search words weigh more than the rest, and a word that many articles hold says nothing of them', () => {
  const others = Array.from({ length: 10 }, () => 'other|press');
  expect(weigh(['bank|press', 'import|bank press', ...others], 'bank').filter(Boolean)).toEqual([3]);
  expect(weigh(['bank|press', 'import|press', ...others], 'press').filter(Boolean)).toEqual([]);
  expect(weigh(['bank|press', 'import|save press', ...others], 'save').filter(Boolean)).toEqual([1]);
  // Words of one letter would begin half of all words.
  expect(weigh(['xlsx', 'bank'], 'bank x')).toEqual([0, 3]);
  expect(weigh(['xlsx', 'bank'], 'x')).toEqual([3, 0]);
});

test('The question in the search box finds its article in each language', () => {
  for (const lang of languages)
    expect([lang, ...find(lang, helpTexts.example[lang]).keys()]).toEqual([lang, 'import-expenses']);
});

const asked: readonly (readonly [Lang, string, HelpSlug, ...HelpSlug[]])[] = [
  ['he', 'איך משנים סיסמה', 'password'],
  ['he', 'שכחתי סיסמה', 'password'],
  ['he', 'שכחתי את הסיסמא שלי', 'password'],
  ['he', 'החלפת סיסמאות', 'password'],
  ['he', 'פנקס חיסונים', 'vaccination-sheet'],
  ['he', 'חיסון כלבת', 'vaccination-sheet', 'medical-records'],
  ['he', 'גיבוי', 'export'],
  ['he', 'להוריד את כל הנתונים', 'export'],
  ['he', 'התראות לא מגיעות', 'reminder-did-not-arrive', 'push'],
  ['he', 'לא קיבלתי תזכורת', 'reminder-did-not-arrive'],
  ['he', 'להוסיף כלב', 'add-a-pet'],
  ['he', 'איך מוסיפים חתולה', 'add-a-pet'],
  ['he', 'לשתף את אשתי', 'share-with-a-guest', 'invite-an-owner'],
  ['he', 'הכלב הלך לאיבוד', 'emergency-card'],
  ['he', 'מחקתי בטעות', 'restore'],
  ['he', 'מצב כהה', 'settings'],
  ['he', 'איך מוסיפים הוצאה', 'add-an-expense'],
  ['he', 'מבטלים תזכורת', 'done-and-later'],
  ['he', 'סנכרון ליומן גוגל', 'calendar-feed'],
  ['he', 'הטלפון נגנב', 'new-phone'],
  ['en', 'share my dog', 'share-with-a-guest'],
  ['en', 'vaccine', 'vaccination-sheet', 'medical-records'],
  ['en', 'forgot password', 'password'],
  ['en', 'I forgot my passwords', 'password'],
  ['en', 'backup', 'export'],
  ['en', 'notifications not working', 'reminder-did-not-arrive'],
  ['en', 'add my cat', 'add-a-pet'],
  ['en', 'who owes me money', 'settling-up'],
  ['en', 'cancel my account', 'delete-account'],
  ['ar', 'الإشعارات على الهاتف', 'push', 'reminder-did-not-arrive'],
  ['ar', 'نسيت كلمة المرور', 'password'],
  ['ar', 'كيف أضيف كلبًا', 'add-a-pet'],
  ['ar', 'دفتر التطعيمات', 'vaccination-sheet'],
  ['ar', 'نسخة احتياطية', 'export'],
  ['ar', 'مشاركة زوجتي', 'share-with-a-guest', 'invite-an-owner'],
];

const rows = asked.map(([lang, question, first, ...others]) => ({ lang, question, first, others }));
test.each(rows)('"$question" finds $first first', ({ lang, question, first, others }) => {
  const found = find(lang, question);
  const best = Math.max(...found.values());
  expect([...found].filter(([, weight]) => weight === best).map(([slug]) => slug)).toContain(first);
  expect([...found.keys()]).toEqual(expect.arrayContaining(others));
  // A list of a dozen would not be an answer.
  expect(found.size).toBeLessThanOrEqual(6);
});

test.each(['קסילופון', 'xylophone', 'زيلوفون', 'בחרו', 'צמד', '<img src=x onerror=alert(1)>'])(
  '"%s" finds nothing',
  (nonsense) => {
    expect([...find('he', nonsense).keys()]).toEqual([]);
  },
);
