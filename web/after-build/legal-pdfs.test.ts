import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brand } from '@tzemed/contract/brand';
import { consentKinds, wordings } from '@tzemed/contract/account/consent-kinds';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../src/i18n/language.ts';
import { wordingHistory } from '../src/public/legal/wording-history.ts';
import { type LegalText, pdfPath } from '../src/public/legal/legal-text.ts';
import { privacy } from '../src/public/legal/privacy.ts';
import { terms } from '../src/public/legal/terms.ts';
import { siteSettings } from '../vite-plugins/site-settings.ts';
import { writeLegalPdfs } from './legal-pdfs.ts';

const legalTexts: Record<'terms' | 'privacy', LegalText> = { terms, privacy };
const site = siteSettings({
  OPERATOR_NAME: 'Pets and Friends Ltd',
  OPERATOR_ADDRESS: 'הרצל 1, תל אביב',
  OPERATOR_PHONE: '03-5551234',
  SUPPORT_MAIL: 'help@example.com',
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'legal-'));
  await writeLegalPdfs(folder, site, 'https://tzemed.example/');
});
afterAll(() => rm(folder, { recursive: true }));

type Node = { readonly role?: string; readonly children?: readonly Node[] };
const rolesOf = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(rolesOf)];

async function read(file: string) {
  const loading = getDocument({ data: Uint8Array.from(await readFile(file)), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: string[] = [];
  const roles: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    roles.push(...rolesOf(((await page.getStructTree()) ?? {}) as Node));
    for (const { url } of await page.getAnnotations()) links.push(url as string);
  }
  const { info, metadata } = await pdf.getMetadata();
  const marks = await pdf.getMarkInfo();
  await loading.destroy();
  return { pages, roles, links, info: info as Record<string, string>, xmp: String(metadata?.getRaw()), marks };
}

/** Counts each letter and digit of a text. A PDF splits ligatures and marks, so the count splits them too. */
function lettersOf(text: string) {
  const counts = new Map<string, number>();
  for (const [letter] of text.normalize('NFKD').matchAll(/[\p{L}\p{N}]/gu))
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

const cases = consentKinds.flatMap((kind) => languages.map((lang) => [kind, lang] as const));
describe.each(cases)('The PDF of %s in %s', (kind, lang) => {
  const text = legalTexts[kind];
  const opened = () => read(folder + pdfPath(kind, text, lang));

  it('is tagged, and says what it is, in which language and of which day', async () => {
    const { roles, info, xmp, marks } = await opened();
    // The types say object; the value is a map.
    expect(new Map(marks as unknown as Map<string, boolean>).get('Marked')).toBe(true);
    expect(info).toMatchObject({ Title: `${text.title[lang]} – ${brand.name[lang]}`, Language: lang });
    expect(info.CreationDate).toContain(wordings[kind].replaceAll('-', ''));
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'H2')).toHaveLength(text.sections.length + 3);
  });

  it('names its wording, its day and the page on every page', async () => {
    const { pages } = await opened();
    expect(pages[0]).toContain(wordings[kind].split('-').toReversed().join('.'));
    for (const [index, page] of pages.entries())
      for (const words of [wordings[kind], String(index + 1), String(pages.length)]) expect(page).toContain(words);
  });

  it('holds every letter of the page, operator and earlier wordings included', async () => {
    const { pages } = await opened();
    const found = lettersOf(pages.join('\n'));
    const told = [
      text.title[lang],
      text.intro[lang],
      ...text.short.map((line) => line[lang]),
      ...text.sections.flatMap(({ heading, text: words, more }) => [
        heading[lang],
        words[lang],
        more?.word[lang] ?? '',
      ]),
      ...wordingHistory[kind].flatMap(({ day, change }) => [day, change[lang]]),
      site.operator,
      site.address,
      site.phone,
      site.email,
    ];
    const missing = [...lettersOf(told.join('\n'))].filter(([letter, count]) => (found.get(letter) ?? 0) < count);
    expect(missing).toEqual([]);
  });

  it('has its sections in the order of the page', async () => {
    const { pages } = await opened();
    // Words of a line are read in the order in which they are drawn: right to left they begin with the last.
    const signature = (line: string) => [...lettersOf(line)].toSorted().join();
    const lines = pages.join('\n').split('\n').map(signature);
    // A sign of two Arabic letters is read as what it stood for first: such headings are not found.
    const all = text.sections.map(({ heading }) => lines.lastIndexOf(signature(heading[lang])));
    const places = lang === 'ar' ? all.filter((place) => place !== -1) : all;
    expect(places.length).toBeGreaterThan(all.length / 2);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });

  it('leads to the address of support and to pages in its language', async () => {
    const { links } = await opened();
    const more = text.sections.flatMap((section) => section.more?.path ?? []);
    expect(links).toEqual(
      expect.arrayContaining([
        'mailto:help@example.com',
        ...more.map((at) => `https://tzemed.example${lang === 'he' ? '' : `/${lang}`}${at}`),
      ]),
    );
  });
});

it('Once more they are the same, byte by byte, and without an address of the site there are no links to its pages', async () => {
  const again = await mkdtemp(path.join(tmpdir(), 'legal-'));
  await writeLegalPdfs(again, site, 'https://tzemed.example');
  const names = await readdir(`${folder}/legal`);
  expect(names).toHaveLength(6);
  for (const name of names)
    expect((await readFile(`${again}/legal/${name}`)).equals(await readFile(`${folder}/legal/${name}`))).toBe(true);
  // An empty variable is an unset one.
  for (const unset of [undefined, '']) {
    await writeLegalPdfs(again, siteSettings({}), unset);
    const { links } = await read(again + pdfPath('privacy', privacy, 'en'));
    expect(links).toEqual([`mailto:${brand.supportEmail}`]);
  }
  await rm(again, { recursive: true });
});

it('The list of wordings begins with that which a new account agrees to, and goes back from there', () => {
  for (const kind of consentKinds) {
    const days = wordingHistory[kind].map(({ day }) => day);
    expect(days[0]).toBe(wordings[kind]);
    expect(days).toEqual(days.toSorted().toReversed());
  }
});
