import { withoutShekels } from '@tzemed/contract/text/read-number';
import {
  cut,
  nearSounds,
  normalizeText,
  reversed,
  runsOf,
  soundsOf,
  tokensOf,
  withoutPrefix,
} from './normalize-text.ts';
import { kindsNamed, monthNamed } from './kind-words.ts';

/** A word to find, or with `is: 'start'` its beginning, as `wordsOf` spells it. */
export type Wanted = { readonly text: string; readonly is: 'whole' | 'start' };

/** Word of a query, with all patterns that may match it, the nearest first. */
export type Term = {
  /** The word as it was typed. */
  readonly exact: readonly Wanted[];
  /** The word without its prefix, in the query or in the text. */
  readonly near: readonly Wanted[];
  /** Words that begin as typed. */
  readonly start: readonly Wanted[];
  /** Other numbers and forms of the word, and its other meanings. */
  readonly far: readonly Wanted[];
  /** Words that sound alike; missing in the first attempts. */
  readonly sounds?: readonly Wanted[];
};

/** More words say no more of what is wanted. */
const maxTerms = 8;

const whole = (text: string): Wanted => ({ text, is: 'whole' });
const start = (text: string): Wanted => ({ text, is: 'start' });
const end = (text: string) => start(reversed(text));

const endings = ['יות', 'יימ', 'ימ', 'ות', 'ה', 'ת'];
/** A Hebrew word without the ending of its number or state: 'חיסונים' → 'חיסונ', 'בדיקת' → 'בדיק'. */
function stemOf(word: string) {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= 3);
  return ending ? word.slice(0, -ending.length) : undefined;
}
const some = <T>(value: T | undefined) => (value === undefined ? [] : [value]);

function termOfWord(token: string): Term {
  const month = monthNamed(token);
  return {
    exact: [whole(token)],
    // A word without its prefix is never a single letter.
    near: [
      ...(token.length > 1 ? [whole(`${token}=`)] : []),
      ...withoutPrefix(token).flatMap((bare) => [whole(bare), whole(`${bare}=`)]),
    ],
    start: [start(token), ...kindsNamed(token).map((kind) => whole(`#${kind}`))],
    far: [...some(stemOf(token)).map(start), ...(month ? [start(`@-${month}`)] : [])],
  };
}

/** The last digits identify a chip or a phone from four digits on. */
const isTelling = (digits: string) => digits.length >= 4;

function termOfDigits(digits: string): Term {
  return {
    exact: [whole(digits)],
    near: [whole(`${digits}=`), start(`₪${digits}.`)],
    start: [start(digits)],
    far: [...(isTelling(digits) ? [end(digits)] : []), ...(/^(19|20)\d\d$/.test(digits) ? [start(`@${digits}`)] : [])],
  };
}

const two = (part: string) => part.padStart(2, '0');

function termOfRun(run: string, digits: string): Term {
  const sum = /^\d{1,3}(,?\d{3})*(\.\d{1,2})?$/.test(run) ? [start(`₪${run.replaceAll(',', '')}`)] : [];
  const day = dayIn(run);
  return {
    exact: [...(day ? [`@${day.year}${day.month}${day.day}`, ...spellingsOf(day)] : []), digits].map(whole),
    near: [...sum, ...(day ? [whole(`@-${day.month}${day.day}`)] : []), ...partOfDay(run)],
    start: [start(digits)],
    far: isTelling(digits) ? [end(digits)] : [],
  };
}

/** '5.11.26', '2026-11-05'. */
function dayIn(run: string) {
  const [, day, , month, year] = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})$/.exec(run) ?? [];
  if (day && month && year) return { year: year.length === 2 ? `20${year}` : year, month: two(month), day: two(day) };
  const [, fullYear, ofYear, ofMonth] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(run) ?? [];
  return fullYear && ofYear && ofMonth ? { year: fullYear, month: two(ofYear), day: two(ofMonth) } : undefined;
}

/** Digits of a day as people write it in a text. */
function spellingsOf({ year, month, day }: { year: string; month: string; day: string }) {
  const short = (part: string) => [part, part.replace(/^0/, '')];
  const turned = short(day).flatMap((d) => short(month).flatMap((m) => [year, year.slice(2)].map((y) => d + m + y)));
  return [...new Set([year + month + day, ...turned])];
}

/** '5.11' is a day of any year, '11/2026' a month. */
function partOfDay(run: string): Wanted[] {
  const day = /^(\d{1,2})[./](\d{1,2})$/.exec(run);
  const month = /^(\d{1,2})[./](\d{4}|\d{2})$/.exec(run);
  return [
    ...(day ? [whole(`@-${two(day[2]!)}${two(day[1]!)}`)] : []),
    ...(month ? [start(`@${month[2]!.length === 2 ? `20${month[2]}` : month[2]}${two(month[1]!)}`)] : []),
  ];
}

/** Stop words: they say nothing of what is searched for. */
const ties = new Set(['של', 'את', 'עמ', 'על', 'the', 'of', 'with', 'من', 'مع']);

/** The words that are asked for; none where nothing was said that could be found. */
export function termsOf(asked: string): Term[] {
  // The word for a currency beside a number says no more than its sign, which separates words: '120 ש"ח', '₪120'.
  let rest = normalizeText(withoutShekels(asked));
  const terms: Term[] = [];
  for (const { text, digits } of runsOf(rest).toSorted((a, b) => b.text.length - a.text.length)) {
    if (!rest.includes(text)) continue;
    rest = rest.replace(text, ' ');
    terms.push(termOfRun(text, cut(digits)));
  }
  const all = [...new Set(tokensOf(rest).map(cut))];
  const telling = all.filter((token) => !ties.has(token));
  const tokens = telling.length + terms.length > 0 ? telling : all;
  return [...terms, ...tokens.map((token) => (/^[0-9]+$/.test(token) ? termOfDigits(token) : termOfWord(token)))].slice(
    0,
    maxTerms,
  );
}

/**
 * Term for a second attempt, when nothing was found: also matches words that begin with the typed one without its
 * prefix.
 */
const loosened = (term: Term): Term => ({
  ...term,
  far: [
    ...term.far,
    ...term.exact
      .flatMap(({ text }) => withoutPrefix(text))
      .flatMap((bare) => (bare.length > 2 ? [bare].concat(some(stemOf(bare))) : []))
      .map(start),
  ],
});

function alike(term: Term, of: (sound: string) => readonly string[]): Term {
  const sounds = term.exact.flatMap(({ text }) => soundsOf(text).flatMap(of).map(whole));
  return { ...loosened(term), ...(sounds.length > 0 && { sounds }) };
}

/** Attempts to find something, until one does: as typed, loosened, by the same consonants, by nearly the same. */
export const attempts: readonly ((term: Term) => Term)[] = [
  (term) => term,
  loosened,
  (term) => alike(term, (sound) => [sound]),
  (term) => alike(term, (sound) => [sound, ...nearSounds(sound)]),
];

export const allOf = ({ exact, near, start, far, sounds = [] }: Term) => [exact, near, start, far, sounds].flat();

/** A check that words, spelled as `wordsOf` does, have a wanted one among them. */
export function matcherOf(wanted: readonly Wanted[]) {
  const wholes = new Set(wanted.filter(({ is }) => is === 'whole').map(({ text }) => text));
  const starts = wanted.filter(({ is }) => is === 'start').map(({ text }) => text);
  return (words: Iterable<string>) =>
    [...words].some((word) => wholes.has(word) || starts.some((start) => word.startsWith(start)));
}
