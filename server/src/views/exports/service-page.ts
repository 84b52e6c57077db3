import { dottedDay } from '@tzemed/contract/dates/days';
import { dirOf, type Lang } from '@tzemed/contract/text/languages';
import { formatChipNumber } from '@tzemed/contract/pets/format-chip-number';
import { ageText, speciesLabel, neuteredText } from '@tzemed/contract/pets/describe-pet';
import { wordsIn } from '@tzemed/contract/text/texts';
import type * as z from 'zod/mini';
import type { pet as petSchema } from '@tzemed/contract/pets/pets';
import type { Cell } from '../../lib/files/csv.ts';
import { escapeHtml } from '../../lib/html.ts';
import { linkTo } from './export-paths.ts';
import { exportTexts } from './texts.ts';

type Pet = z.output<typeof petSchema>;
export type Kept = { readonly path: string; readonly name: string; readonly isWhole: boolean };
type Filed = Kept & { readonly tags: readonly string[] };
type Words = keyof typeof exportTexts;

type Told = {
  readonly lang: Lang;
  readonly today: string;
  readonly pet: Pet;
  readonly photo: string | undefined;
  readonly tags: readonly string[];
  /** Other tables that hold the same. */
  readonly also?: string | undefined;
};

const isDay = /^\d{4}-\d\d-\d\d$/;
export const bdi = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;
/** A sum keeps its sign where the page has it. */
const shown = (cell: Cell, head: Words) =>
  cell === null
    ? ''
    : typeof cell === 'number'
      ? `<bdi>${cell.toFixed(2)} ₪</bdi>`
      : head !== 'description' && isDay.test(cell)
        ? dottedDay(cell)
        : bdi(cell);

/** The light theme's colours and the dark one's; no font and no picture but the pet's own: nothing is fetched from anywhere. */
export const style = `:root{color-scheme:light dark;--line:light-dark(#e6dccc,#2e3b36);--soft:light-dark(#55635e,#a9b9b1)}
body{max-width:60rem;margin:0 auto;padding:1.5rem;background:light-dark(#faf6ef,#111816);color:light-dark(#1f2e2a,#eef4f0);font:1rem/1.6 Rubik,system-ui,'Segoe UI',Arial,sans-serif;overflow-wrap:anywhere}
header{display:flex;gap:1.25rem;align-items:center}header img{width:6rem;border-radius:50% 50% 20% 20%/42% 42% 17% 17%}
h1{margin:0}header p,small,dt{margin:0;color:var(--soft)}h2{margin:2rem 0 .5rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;white-space:pre-line}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;min-width:44rem;overflow-wrap:normal;background:light-dark(#fff,#19231f)}th,td{padding:.4rem .6rem;border:1px solid var(--line);text-align:start;vertical-align:top}td{white-space:pre-line}th{font-weight:500;color:var(--soft)}
a{color:light-dark(#0f6b5c,#66cfb8)}ul{margin:0;padding-inline-start:1.2rem}.missing{color:light-dark(#b3261e,#ff9a90)}`;

/** Fields of the pet in this order; its custom fields follow. */
const fields = [
  'allergies',
  'conditions',
  'chipNumber',
  'chipDate',
  'birthDate',
  'color',
  'licenceNumber',
  'licenceMunicipality',
  'licenceValidUntil',
  'insurer',
  'policyNumber',
  'insuranceRenewal',
  'insuranceWaitingUntil',
  'insurance',
  'notes',
] as const;

export function pageHead({ lang, today, pet, photo, tags, also }: Told) {
  const t = wordsIn(exportTexts, lang);
  const kind = pet.species === 'other' ? undefined : speciesLabel(pet, lang);
  const about = [kind, pet.breed, ageText(pet, today, lang), ...neuteredText(pet, lang)].filter(Boolean);
  const facts = [
    ...fields.map(
      (field) => [t[field], field === 'chipNumber' ? formatChipNumber(pet[field] ?? '') : pet[field]] as const,
    ),
    [t.tags, tags.join(', ')] as const,
    ...pet.ownFields.map(({ name, value }) => [name, value] as const),
  ].filter(([, value]) => value);
  return `<!doctype html>
<html lang="${lang}" dir="${dirOf(lang)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:">
<title>${escapeHtml(t.title({ name: pet.name }))}</title>
<style>${style}</style>
<header>${photo ? `<img src="${linkTo(photo)}" alt="">` : ''}<div><h1>${bdi(pet.name)}</h1><p>${about.map((part) => bdi(part!)).join(' · ')}</p>
<small>${escapeHtml(t.made({ day: dottedDay(today) }))}${isCut(pet) ? `. ${escapeHtml(t.cut)}` : ''}</small></div></header>
<main><p>${escapeHtml(also ?? t.alsoThere)}</p>
<h2>${escapeHtml(t.details)}</h2>
${facts.length === 0 ? `<p>${escapeHtml(t.nothing)}</p>` : `<dl>${facts.map(([name, value]) => `<dt>${bdi(name)}</dt><dd>${bdi(isDay.test(value!) ? dottedDay(value!) : value!)}</dd>`).join('')}</dl>`}
`;
}

/** True if some area of the pet is not shared with the user. */
const isCut = ({ permissions }: Pet) => Object.values(permissions).includes('none');

type Head = {
  readonly lang: Lang;
  readonly name: Words;
  readonly heads: readonly Words[];
  readonly withPapers: boolean;
};

export function tableHead({ lang, name, heads, withPapers }: Head) {
  const t = wordsIn(exportTexts, lang) as unknown as Record<Words, string>;
  const all = withPapers ? [...heads, 'papers' as const] : heads;
  return `<h2>${escapeHtml(t[name])}</h2>
<div class="wide"><table><thead><tr>${all.map((head) => `<th scope="col">${escapeHtml(t[head])}</th>`).join('')}</tr></thead><tbody>
`;
}

export function tableRow(cells: readonly Cell[], heads: readonly Words[], papers: readonly Filed[] | undefined) {
  const links = papers?.map(
    (paper) =>
      `<li>${paper.isWhole ? linkOf(paper) : bdi(paper.name)}${paper.tags.map((tag) => ` · ${bdi(tag)}`).join('')}</li>`,
  );
  const list = links && `<td>${links.length > 0 ? `<ul>${links.join('')}</ul>` : ''}</td>`;
  return `<tr>${cells.map((cell, place) => `<td>${shown(cell, heads[place]!)}</td>`).join('')}${list ?? ''}</tr>\n`;
}

const linkOf = ({ path, name }: Kept) => `<a href="${linkTo(path)}">${bdi(name)}</a>`;

export const tableFoot = '</tbody></table></div>\n';

export function nothingOf(lang: Lang, name: Words) {
  const t = wordsIn(exportTexts, lang) as unknown as Record<Words, string>;
  return `<h2>${escapeHtml(t[name])}</h2>\n<p>${escapeHtml(t.nothing)}</p>\n`;
}

export function pageFoot(lang: Lang, missing: readonly Kept[]) {
  const t = wordsIn(exportTexts, lang);
  const list = missing.map(({ path }) => `<li>${bdi(path)}</li>`).join('');
  return `${missing.length > 0 ? `<h2 class="missing">${escapeHtml(t.missing)}</h2>\n<ul>${list}</ul>\n` : ''}</main>\n`;
}
