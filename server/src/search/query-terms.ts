import { withoutPrefix, normalizeText, runsOf, soundOf, tokensOf } from './normalize-text.ts';
import { kindsNamed, monthNamed } from './kind-words.ts';

/** Pattern for a word: the whole word, its beginning or its end, as spelled by `normalize-text.ts`. */
export type Wanted = { readonly text: string; readonly is: 'whole' | 'start' | 'end' };

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
  readonly sound?: string | undefined;
};

/** More words say no more of what is wanted. */
const mostTerms = 8;

const whole = (text: string): Wanted => ({ text, is: 'whole' });
const start = (text: string): Wanted => ({ text, is: 'start' });
const end = (text: string): Wanted => ({ text, is: 'end' });

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
    sound: soundOf(token),
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

function termOfRun(run: string, [digits = '', ...days]: readonly string[]): Term {
  const sum = /^\d{1,3}(,?\d{3})*(\.\d{1,2})?$/.test(run) ? [start(`₪${run.replaceAll(',', '')}`)] : [];
  return {
    exact: [...days.slice(0, 1), digits].map(whole),
    near: [...sum, ...someDays(run)],
    start: [start(digits)],
    far: isTelling(digits) ? [end(digits)] : [],
  };
}

/** '5.11' is a day of any year, '11/2026' a month. */
function someDays(run: string): Wanted[] {
  const two = (part: string) => part.padStart(2, '0');
  const day = /^(\d{1,2})[./](\d{1,2})$/.exec(run);
  const month = /^(\d{1,2})[./](\d{4}|\d{2})$/.exec(run);
  return [
    ...(day ? [whole(`@-${two(day[2]!)}${two(day[1]!)}@`)] : []),
    ...(month ? [start(`@${month[2]!.length === 2 ? `20${month[2]}` : month[2]}${two(month[1]!)}`)] : []),
  ];
}

/** Stop words: they say nothing of what is searched for. */
const ties = new Set(['של', 'את', 'עמ', 'על', 'the', 'of', 'with', 'من', 'مع']);

/** The words that are asked for; none where nothing was said that could be found. */
export function termsOf(asked: string): Term[] {
  let rest = normalizeText(asked);
  const terms: Term[] = [];
  for (const { text, words } of runsOf(rest).toSorted((a, b) => b.text.length - a.text.length)) {
    if (words.length === 0 || !rest.includes(text)) continue;
    rest = rest.replace(text, ' ');
    terms.push(termOfRun(text, words));
  }
  const all = [...new Set(tokensOf(rest))];
  const telling = all.filter((token) => !ties.has(token));
  const tokens = telling.length + terms.length > 0 ? telling : all;
  return [...terms, ...tokens.map((token) => (/^[0-9]+$/.test(token) ? termOfDigits(token) : termOfWord(token)))].slice(
    0,
    mostTerms,
  );
}

/**
 * Term for a second attempt, when nothing was found: also matches words that begin with the typed one without its
 * prefix.
 */
export const loosened = (term: Term): Term => ({
  ...term,
  far: [
    ...term.far,
    ...term.exact
      .flatMap(({ text }) => withoutPrefix(text))
      .flatMap((bare) => (bare.length > 2 ? [bare].concat(some(stemOf(bare))) : []))
      .map(start),
  ],
});

export const allOf = ({ exact, near, start, far }: Term) => [...exact, ...near, ...start, ...far];

/** True when a word, spelled as `wordsOf` does, matches a pattern. */
export const isWanted = (word: string, { text, is }: Wanted) =>
  is === 'whole' ? word === text : is === 'start' ? word.startsWith(text) : word.replace(/=$/, '').endsWith(text);
