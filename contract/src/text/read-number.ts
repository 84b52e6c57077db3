/** The names of the shekel: with gershayim of any kind, as a code, and in three languages. */
const shekel = String.raw`₪|ש["'׳״’”“„‟″´]{0,2}ח|שקל(?:ים)?(?: (?:חדש(?:ים)?|ישראלי(?:ים)?))?|nis|ils|new shekels?|shekels?|شيكل(?: جديد)?|شواكل(?: جديدة)?`;
const shekelAlone = new RegExp(`^(?:${shekel})$`, 'iu');
/** True for a text that names shekels and nothing else: `ש"ח`, `שקל חדש`, `NIS`. */
export const isShekel = (text: string) => shekelAlone.test(text);
const shekelBefore = new RegExp(String.raw`^([-(]? ?)(?:${shekel})(?!\p{L})\.? ?`, 'iu');
const shekelBehind = new RegExp(String.raw`(?<![\p{L}]) ?(?:${shekel})\.?( ?[-)]?)$`, 'iu');
const besideDigits = [
  new RegExp(String.raw`(?<=[\d\u0660-\u0669\u06f0-\u06f9][.,]?)\s*(?:${shekel})(?![\p{L}\d])`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\d])(?:${shekel})\.?\s*(?=[\d\u0660-\u0669\u06f0-\u06f9])`, 'giu'),
];
/** A text without the shekels that stand beside a number: '120 ש"ח לבלה' → '120 לבלה'. */
export const withoutShekels = (text: string) =>
  besideDigits.reduce((left, shekels) => left.replace(shekels, ' '), text.replace(/\p{Cf}/gu, ''));

/** Digits with what stands among them: any number of times one sign before thousands, and once another before decimals. */
const written = /^(-?)(\d{1,3}(?:([,.' ])\d{3})(?:\3\d{3})*|\d+)(?:([.,])(\d*))?$/;
/** A longer text is no number. Caps the cost, since the patterns run at each character. */
const longest = 1000;

/** Sign before decimals; undefined where nothing shows it. */
export type DecimalSign = '.' | ',' | undefined;

/** Digits of a number as text, since a number cannot hold all of them. */
export type NumberParts = {
  readonly isNegative: boolean;
  readonly whole: string;
  readonly decimals: string;
  /** True where a decimal sign before three digits may also separate thousands: '1.500' is 1500 or 1.5. */
  readonly isAmbiguous: boolean;
};

/** The digits and signs of a number, with a minus in front where there is one, and without the shekel; empty for none. */
export function plainNumber(text: string) {
  if (text.length > longest) return text;
  const plain = text
    // The digits of Arabic and Persian keyboards. Both rows of Unicode begin at a multiple of 16.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/٬/g, ',')
    .replace(/٫/g, '.')
    .replace(/[−–]/g, '-')
    .replace(/’/g, "'")
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(shekelBefore, '$1')
    .replace(shekelBehind, '$1')
    .trim();
  // Books write so what went out: (89.90), and some programs 89.90-.
  return plain
    .replace(/^\( ?(.*?) ?\)$/, '-$1')
    .replace(/^([^-].*?) ?-$/, '-$1')
    .replace(/^- /, '-')
    .replace(/^-?(?=[.,]\d+$)/, '$&0');
}

/**
 * Parts of a number as people write it: '1,234.50 ₪', 'NIS 289.90', '1.234,50', "1'234.50", '12,5', '٢٨٩٫٩٠'; undefined
 * for any other text. A space separates thousands only: '12 50' is no number. `decimalSign`: where it is known.
 */
export function numberParts(text: string, decimalSign?: DecimalSign): NumberParts | undefined {
  if (text.length > longest) return undefined;
  const [, minus, whole = '', among, before, decimals = ''] = written.exec(plainNumber(text)) ?? [];
  // A text with the same sign for groups and decimals is no number.
  if (minus === undefined || (among && among === before)) return undefined;
  const isNegative = minus === '-';
  const groups = among ? whole.split(among) : [whole];
  const parts = { isNegative, whole: groups.join(''), decimals, isAmbiguous: false };
  if (before !== undefined || groups.length !== 2 || (among !== '.' && among !== ',')) return parts;
  // The Arabic sign stands before decimals only.
  const sign = text.includes('٫') ? '.' : decimalSign;
  // No group of thousands begins with a zero: '0,500' is a half.
  const isClear = groups[0]!.startsWith('0') || text.includes('٫');
  if (isClear || among === sign) return { ...parts, whole: groups[0]!, decimals: groups[1]!, isAmbiguous: !isClear };
  return { ...parts, isAmbiguous: among === '.' && sign === undefined };
}

/** The decimal sign of several numbers, by those that can be read in one way only; undefined where they disagree. */
export function decimalSignOf(texts: Iterable<string>): DecimalSign {
  const signs = new Set<DecimalSign>();
  for (const text of texts) if (text.length <= longest) signs.add(decimalSignIn(plainNumber(text)));
  signs.delete(undefined);
  return signs.size === 1 ? [...signs][0] : undefined;
}

function decimalSignIn(text: string): DecimalSign {
  const [, , whole = '', among, before] = written.exec(text) ?? [];
  if (before === '.' || before === ',') return among === before ? undefined : before;
  if (among !== '.' && among !== ',') return undefined;
  if (whole.startsWith('0')) return among;
  // Repeated, a sign separates thousands; once before three digits it may do either.
  return whole.split(among).length === 2 ? undefined : among === '.' ? ',' : '.';
}

/** True where most amounts that surely have decimals have three, as some programs write: '1.500' is one and a half there. */
export function hasThreeDecimals(texts: Iterable<string>): boolean {
  let [three, other] = [0, 0];
  for (const text of texts) {
    const [, , whole = '', among, , decimals] = text.length <= longest ? (written.exec(plainNumber(text)) ?? []) : [];
    const shown = decimals ?? (among && among !== ' ' && whole.startsWith('0') ? whole.split(among)[1] : undefined);
    if (shown?.length === 3) three += 1;
    else if (shown !== undefined) other += 1;
  }
  return three > other;
}

/**
 * The number that a person typed; `undefined` for nothing, NaN for what is no number. A point before three digits may
 * separate thousands in a sum: '1.500' is refused there, as in imports, and is one and a half in any other number. A sum
 * of '1.234' keeps its decimals, which its field refuses by name.
 */
export function readNumber(typed: string, { isSum = false } = {}): number | undefined {
  const parts = numberParts(typed, '.');
  const plain = plainNumber(typed);
  if (!parts) return plain === '' && !/\p{L}/u.test(typed) ? undefined : NaN;
  const { isNegative, whole, decimals } = parts;
  const isExact = /[1-9]/.test(decimals.slice(2));
  // A comma is taken for thousands only where thousands are: '1234,567' is a slip of the finger.
  const isSlip = isExact && !whole.startsWith('0') && plain.endsWith(`,${decimals}`);
  if (isSlip || (isSum && !isExact && numberParts(typed)!.isAmbiguous)) return NaN;
  return Number(`${isNegative ? '-' : ''}${whole}.${decimals || '0'}`);
}
