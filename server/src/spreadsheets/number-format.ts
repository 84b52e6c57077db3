import { dateToSerial } from 'hucre';

const shekel = /^(?:₪|ש[״"']{0,2}ח|ILS|NIS)$/i;
/** `[$₪-40D]` is a symbol and a locale, `[$-40D]` a locale alone, `"₪"` a text. */
const texts = /\[\$([^\]-]*)(?:-[^\]]*)?\]|"([^"]*)"/g;
/** Elapsed time: `[h]:mm`. */
const elapsed = /\[(?:h+|m+|s+)\]/i;

/** A format without what stands in it as text: colours, locales, conditions, quoted and escaped signs, fillers. */
const codesOf = (format: string) =>
  format
    .replace(/\[[^\]]*\]/g, '')
    .replace(/"[^"]*"/g, '')
    .replace(/\\.|[*_]./g, '')
    .trim();

/** Whether numbers under this format are days or hours. */
export const isDayFormat = (format: string) =>
  elapsed.test(format) || (!/^(General|@)$/i.test(codesOf(format)) && /[dyhs]|m{3}/i.test(codesOf(format)));

/**
 * The sign of a currency that a format names and that is no shekel. A bare `$` is not named: the built-in formats have it
 * in every country, and Excel shows the country's own sign in its place.
 */
export const foreignCurrencyOf = (format: string) =>
  Array.from(format.matchAll(texts), ([, symbol, text]) => (symbol ?? text ?? '').replace(/\p{Cf}/gu, '').trim()).find(
    (text) => /[\p{Sc}\p{L}]/u.test(text) && !shekel.test(text),
  );

/** Excel keeps fifteen digits; further ones are rounding errors of binary numbers. */
const plain = (value: number) => String(Number(value.toPrecision(15)));

/**
 * A number as its format shows it: a third of a bill under `0.00` is 33.33. A foreign currency and a percent sign are kept,
 * so that nobody takes them for shekels.
 */
export function shownNumber(value: number, format = ''): string {
  const [codes = ''] = codesOf(format).split(';', 1);
  if (codes.includes('%')) return `${plain(value * 100)}%`;
  const decimals = /[#0?]\.([0#?]+)/.exec(codes)?.[1]?.length ?? 0;
  // Fewer decimals than agorot have would lose money that the cell holds.
  const shown =
    decimals >= 2 ? plain(Number(`${Math.round(Number(`${plain(value)}e${decimals}`))}e-${decimals}`)) : plain(value);
  const currency = foreignCurrencyOf(format);
  return currency === undefined ? shown : `${currency} ${shown}`;
}

/** A day as ISO says it; the reader takes letters in brackets, as of `[$₪-40D]`, for those of a day: then the number. */
export function shownDate(
  date: Date,
  { format = '', is1904 }: { format?: string | undefined; is1904: boolean },
): string {
  if (Number.isNaN(date.getTime())) return '';
  const isDay = format === '' || isDayFormat(format) || /^\d+$/.test(format);
  return isDay ? date.toISOString().slice(0, 10) : shownNumber(dateToSerial(date, is1904), format);
}
