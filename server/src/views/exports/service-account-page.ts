import { dottedDay } from '@tzemed/contract/dates/days';
import { dirOf, type Lang, localeOf } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import { escapeHtml } from '../../lib/html.ts';
import { accountTexts, fieldTexts, tableTexts } from './account-texts.ts';
import { linkTo } from './export-paths.ts';
import { bdi, style } from './service-page.ts';

type Told = {
  readonly lang: Lang;
  readonly today: string;
  readonly profile: Readonly<Record<string, unknown>> | undefined;
  readonly picture: string | undefined;
  readonly pets: readonly { readonly name: string; readonly path: string; readonly photo: string | undefined }[];
  readonly tables: readonly {
    readonly name: string;
    readonly json: string;
    readonly csv: string;
    readonly count: number;
  }[];
  readonly missing: readonly string[];
};

/** The part of the profile that the page shows; the rest stands in the tables. */
const fields = ['email', 'phone', 'address', 'city', 'country'] as const;

const shownIn = (lang: Lang, field: (typeof fields)[number], value: string) =>
  (field === 'country' && new Intl.DisplayNames(localeOf[lang], { type: 'region' }).of(value)) || value;

/** The page from which all of the copy is found. It needs no connection and runs nothing. */
export function* accountPage({ lang, today, profile, picture, pets, tables, missing }: Told) {
  const t = wordsIn(accountTexts, lang);
  const f = wordsIn(fieldTexts, lang);
  const called = wordsIn(tableTexts, lang);
  const facts = fields.flatMap((field) =>
    profile?.[field] ? [[f[field], shownIn(lang, field, String(profile[field]))] as const] : [],
  );
  yield `<!doctype html>
<html lang="${lang}" dir="${dirOf(lang)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:">
<title>${escapeHtml(t.title)}</title>
<style>${style}header img,.face{border-radius:50%}.pets{list-style:none;padding:0;display:grid;gap:.75rem}.pets a{display:flex;gap:.75rem;align-items:center}.face{width:3rem;height:3rem;object-fit:cover}</style>
<header>${picture ? `<img src="${linkTo(picture)}" alt="">` : ''}<div><h1>${escapeHtml(t.title)}</h1>
<p>${bdi(String(profile?.['name'] ?? ''))}</p><small>${escapeHtml(t.made({ day: dottedDay(today) }))}</small></div></header>
<main><p>${escapeHtml(t.about)}</p>
${facts.length > 0 ? `<h2>${escapeHtml(called.profile)}</h2>\n<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${bdi(value)}</dd>`).join('')}</dl>` : ''}
<h2>${escapeHtml(called.pets)}</h2>
`;
  if (pets.length === 0) yield `<p>${escapeHtml(t.noPets)}</p>\n`;
  else {
    yield '<ul class="pets">\n';
    for (const { name, path, photo } of pets)
      yield `<li><a href="${linkTo(path)}">${photo ? `<img class="face" src="${linkTo(photo)}" alt="">` : ''}${bdi(name)}</a></li>\n`;
    yield '</ul>\n';
  }
  yield `<h2>${escapeHtml(t.tables)}</h2>
<p>${escapeHtml(t.tablesText)}</p>
<div class="wide"><table><thead><tr>${[t.table, t.rows, t.files].map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('')}</tr></thead><tbody>
`;
  for (const { name, json, csv, count } of tables)
    yield `<tr><td>${escapeHtml(name)}</td><td>${count}</td><td><a href="${linkTo(`CSV/${csv}`)}">CSV</a> · <a href="${linkTo(`JSON/${json}`)}">JSON</a></td></tr>\n`;
  yield '</tbody></table></div>\n';
  if (missing.length > 0)
    yield `<h2 class="missing">${escapeHtml(t.missing)}</h2>\n<ul>${missing.map((path) => `<li>${bdi(path)}</li>`).join('')}</ul>\n`;
  yield '</main>\n';
}
