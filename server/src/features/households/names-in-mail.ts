import { dottedDay } from '@tzemed/contract/dates/days';
import { type Lang, localeOf } from '@tzemed/contract/text/languages';
import type { Permissions } from '@tzemed/contract/sharing/permissions';
import { type Preset, presetOf } from '@tzemed/contract/sharing/permission-presets';
import { texts, wordsIn } from '@tzemed/contract/text/texts';
import { breakLinks } from '@tzemed/contract/text/plain-text';

const presetNames = texts({
  view: { he: 'צפייה בלבד', en: 'View only', ar: 'مشاهدة فقط' },
  caretaker: { he: 'טיפול שוטף', en: 'Day-to-day care', ar: 'رعاية يومية' },
  family: { he: 'משפחה', en: 'Family', ar: 'عائلة' },
  fine: { he: 'התאמה אישית', en: 'Custom', ar: 'تخصيص' },
}) satisfies Record<Preset | 'fine', unknown>;

/** Hebrew attaches a prefix letter to a name; a name in other letters takes a maqaf before it. */
const isHebrew = (name: string) => /^[\u05d0-\u05ea]/.test(name);
const afterLetter = (name: string, lang: Lang) => (lang === 'he' && !isHebrew(name) ? `־${name}` : name);

export const nameInMail = (name: string) => breakLinks(name);
/** A name behind 'מ', 'ב', 'ל' in Hebrew. */
export const nameAfterLetter = (name: string, lang: Lang) => afterLetter(breakLinks(name), lang);

/** Names behind one such letter, which in Hebrew each of them takes: 'בלה ובמיצי' behind 'ב'. */
export function listAfterLetter(names: readonly string[], lang: Lang, letter: string) {
  const all = names.map((name) => nameAfterLetter(name, lang));
  if (lang !== 'he') return new Intl.ListFormat(localeOf[lang]).format(all);
  return all.map((name, at) => (at === 0 ? name : `${at < all.length - 1 ? ', ' : ' ו'}${letter}${name}`)).join('');
}

export function listInMail(names: readonly string[], lang: Lang) {
  const all = names.map(breakLinks);
  const last = all.at(-1);
  if (lang !== 'he' || all.length < 2 || !last) return new Intl.ListFormat(localeOf[lang]).format(all);
  return `${all.slice(0, -1).join(', ')} ו${afterLetter(last, lang)}`;
}

type Granted = { readonly name: string; readonly permissions: Permissions; readonly until: string | null };

const untilTexts = texts({ until: { he: 'עד {day}', en: 'until {day}', ar: 'حتى {day}' } });

/** 'בלה – טיפול שוטף (עד 12.12.2026); מיצי – צפייה בלבד' */
export function rightsInMail(granted: readonly Granted[], lang: Lang) {
  const words = wordsIn(presetNames, lang);
  return granted
    .map(({ name, permissions, until }) => {
      const end = until ? ` (${wordsIn(untilTexts, lang).until({ day: dottedDay(until) })})` : '';
      return `${breakLinks(name)} – ${words[presetOf(permissions) ?? 'fine']}${end}`;
    })
    .join('; ');
}
