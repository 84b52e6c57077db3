import { spelled, spelledHeading } from './resolve-names.ts';

const shekels = new Set([
  '₪',
  'שח',
  'שקל',
  'שקלים',
  'שקל חדש',
  'שקלים חדשים',
  'שקל ישראלי',
  'שקלים ישראליים',
  'ils',
  'nis',
  'شيكل',
  'شواكل',
]);
const foreign = new Set(
  'מט״ח usd eur gbp chf jpy cad aud dollar dollars euro euros pound pounds sterling דולר דולרים אירו יורו פאונד ליש״ט دولار يورو جنيه'
    .split(' ')
    .map(spelled),
);
const isSymbol = (text: string) => /^\p{Sc}$/u.test(text);

/** True when a whole cell is a currency. Outside a column of currencies only common ones are known. */
export const isCurrency = (text: string) => {
  const plain = spelled(text);
  return isSymbol(plain) || shekels.has(plain) || foreign.has(plain);
};

/** True when a cell of a column of currencies names another than shekels. */
export const isForeign = (text: string) => spelled(text) !== '' && !shekels.has(spelled(text));

/** True when a heading names shekels and no other currency: `סכום חיוב (₪)`, `סכום בש"ח`. */
export function namesShekels(heading: string): boolean {
  const plain = spelledHeading(heading);
  const isNamed = (word: string) => shekels.has(word) || shekels.has(word.replace(/^ב/, ''));
  return !namesForeign(heading) && (plain.includes('₪') || plain.split(/[^\p{L}\p{N}]+/u).some(isNamed));
}

/**
 * Codes that headings have as words: `סכום (ALL)`, `מחיר TOP`. The lira, TRY, is none of them: people pay in it, and its
 * sums must not be read as shekels.
 */
const wordCodes = new Set(['ALL', 'TOP', 'PEN', 'CUP', 'MOP', 'SOS', 'COP']);
const codes = new Set(Intl.supportedValuesOf('currency').filter((code) => code !== 'ILS' && !wordCodes.has(code)));
/** A code of a currency, in capitals beside words that are not: `Amount (THB)`, `Price in CZK`. */
const hasCode = (heading: string) =>
  /\p{Ll}|\p{Lo}/u.test(heading) &&
  (heading.match(/(?<![A-Z])[A-Z]{3}(?![A-Za-z])/g) ?? []).some((code) => codes.has(code));

/** True when a heading names another currency than shekels: `Amount (USD)`, `סכום ($)`, `סכום בדולר`. */
export function namesForeign(heading: string): boolean {
  if (hasCode(heading.slice(0, 200))) return true;
  const plain = spelledHeading(heading);
  if ([...plain].some((sign) => isSymbol(sign) && sign !== '₪')) return true;
  return plain.split(/[^\p{L}\p{N}]+/u).some((word) => foreign.has(word) || foreign.has(word.replace(/^[בה]/, '')));
}
