import { dateToSerial, isDateFormat } from 'hucre';

/** A currency in brackets, with its language: `[$₪-40D]`. Its text may hold quotes: `[$ש"ח-40D]`. */
const bracketed = /\[\$([^\]-]*)(?:-[^\]]*)?\]/g;
const shekel = /^(?:₪|ש["״”]?ח|ILS|NIS)$/i;
/** Decimals of a sum: a format with fewer shows less than was paid. */
const minDecimals = 2;

/** Positive, negative, zero: the section that shows this number. */
function sectionOf(format: string, value: number) {
  const sections = format.split(';');
  return (value < 0 ? sections[1] : value === 0 ? sections[2] : undefined) ?? sections[0]!;
}

/** The currency that a section writes, in brackets, in quotes or bare. */
function currencyOf(section: string): string | undefined {
  const named = [...section.matchAll(bracketed)].map(([, text = '']) => text.trim());
  const rest = section.replace(bracketed, '');
  const quoted = [...rest.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text.trim());
  const isCurrency = (text: string) => /\p{Sc}/u.test(text) || /^[A-Z]{3}$/.test(text);
  const bare = rest.replace(/"[^"]*"/g, '').match(/\p{Sc}/u) ?? [];
  return [...named.filter((text) => text !== ''), ...quoted.filter(isCurrency), ...bare][0];
}

/** Rounds the decimal digits, half away from zero, as Excel does. */
function rounded(value: number, decimals: number) {
  const text = String(Math.abs(value));
  if (text.includes('e')) return value;
  return Math.sign(value) * Number(`${Math.round(Number(`${text}e${decimals}`))}e-${decimals}`);
}

/** A number as its format shows it, as far as a sum depends on that: a foreign currency, per cent, two decimals or more. */
export function shownNumber(value: number, format: string | undefined): string {
  // Excel keeps fifteen digits; what follows is the error of floating point.
  const exact = Number(value.toPrecision(15));
  if (format === undefined) return String(exact);
  const section = sectionOf(format, exact);
  const plain = section.replace(bracketed, '').replace(/"[^"]*"|\\.|[_*]./g, '');
  if (plain.includes('%')) return `${Number((exact * 100).toPrecision(15))}%`;
  // Thousands and powers of ten show other digits than the sum has.
  const isScaled = /E[+-]|[0#?],+(?![0#?,])/i.test(plain);
  const decimals = isScaled ? 0 : (/\.([0#?]+)/.exec(plain)?.[1]!.length ?? 0);
  const number = String(decimals >= minDecimals ? rounded(exact, decimals) : exact);
  const currency = currencyOf(section);
  return currency === undefined || shekel.test(currency) ? number : `${currency} ${number}`;
}

/** The number behind a date that only the language code of a currency made one: the `D` of `[$₪-40D]` is no day. */
export function numberMistaken(value: Date, format: string | undefined, is1904: boolean): number | undefined {
  if (format === undefined || !format.includes('[$') || isDateFormat(format.replace(bracketed, ''))) return undefined;
  // Days have milliseconds; sums of up to a hundred million come back to the hundredth.
  return Number(dateToSerial(value, is1904).toFixed(6));
}
