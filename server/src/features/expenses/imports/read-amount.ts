import type { Code } from '@tzemed/contract/text/messages';
import { maxIls } from '@tzemed/contract/schema/fields';

/** Currency text before or after a sum; `"`, `״` and `''` stand for gershayim. */
const shekels = /(?:ש(?:"|״|”|''|׳׳)?ח|שקל(?:ים)?|nis|ils|₪|شيكل|شواكل)/gi;
/** Digits with what may stand among them: at most once a sign before cents, and any number of times one before thousands. */
const written = /^(-?)(\d{1,3}(?:([,.' ])\d{3})(?:\3\d{3})*|\d+)(?:([.,])(\d*))?$/;
const most = BigInt(maxIls) * 100n;

/** A longer text is no sum. Caps the cost, since the patterns run at each character. */
const longest = 1000;

export type Sum =
  | { readonly agorot: number }
  /** `meant`: the likely amount, as a person would type it. */
  | { readonly code: Code; readonly meant?: string };

/** The sign before the cents of a column's amounts; undefined where no amount shows it. */
export type DecimalSign = '.' | ',' | undefined;

type Reading = { readonly isRefund?: boolean; readonly isSigned?: boolean; readonly decimalSign?: DecimalSign };

/**
 * Amount of a cell in agorot: '1,234.50 ₪', '₪289.90', '1.234,50', '12,5'. The digits are read as text, since a number
 * cannot hold all of them. A refund is negative, any other amount positive. '1.500' alone is ambiguous: 1,500 or 1.50.
 */
export function readAmount(text: string, { isRefund = false, isSigned = false, decimalSign }: Reading = {}): Sum {
  if (text.length > longest) return { code: 'amountInvalid' };
  const plain = plainOf(text);
  if (plain === '') return { code: 'amountRequired' };
  // The Arabic sign stands before cents only.
  const parts = partsOf(plain, text.includes('٫') ? '.' : decimalSign);
  if (!parts) return { code: 'amountInvalid' };
  const { isNegative, whole, cents } = parts;
  if (/[1-9]/.test(cents.slice(2))) return { code: 'amountDecimals' };
  const agorot = BigInt(whole) * 100n + BigInt(cents.slice(0, 2).padEnd(2, '0'));
  if (agorot === 0n) return { code: 'amountPositive' };
  // A minus in a bank’s single column for both directions is money spent; money received is no purchase.
  if (isSigned && !isNegative) return { code: 'amountIncoming' };
  if (!isSigned && isNegative !== isRefund) return { code: isRefund ? 'refundNegative' : 'amountNegative' };
  if (parts.isAmbiguous) return { code: 'amountAmbiguous', meant: isRefund ? `-${whole}` : whole };
  if (agorot > most) return { code: 'amountTooLarge' };
  return { agorot: Number(isRefund ? -agorot : agorot) };
}

/** The decimal sign of a column, by the amounts that can be read in one way only; undefined where they disagree. */
export function decimalSignOf(texts: Iterable<string>): DecimalSign {
  const signs = new Set<DecimalSign>();
  for (const text of texts) if (text.length <= longest) signs.add(decimalSignIn(plainOf(text)));
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

/** The digits and signs of an amount, with a minus in front where there is one. */
function plainOf(text: string) {
  const plain = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/٬/g, ',')
    .replace(/٫/g, '.')
    .replace(/[−–]/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(shekels, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
  // Books write so what went out: (89.90), and some programs 89.90-.
  return plain
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^([^-].*)-$/, '-$1')
    .replace(/^- /, '-')
    .replace(/^-?(?=[.,]\d+$)/, '$&0');
}

type Parts = {
  readonly isNegative: boolean;
  readonly whole: string;
  readonly cents: string;
  readonly isAmbiguous?: boolean;
};

function partsOf(text: string, decimalSign: DecimalSign): Parts | undefined {
  const [, minus, whole = '', among, before, cents = ''] = written.exec(text) ?? [];
  if (minus === undefined) return undefined;
  const isNegative = minus === '-';
  // A text with the same sign for groups and decimals is not an amount.
  if (among && among === before) return undefined;
  const groups = among ? whole.split(among) : [whole];
  const parts = { isNegative, whole: groups.join(''), cents };
  if (before !== undefined || groups.length !== 2 || (among !== '.' && among !== ',')) return parts;
  // A sign before three digits is ambiguous. No group of thousands begins with a zero: '0,500' is half a shekel.
  const isDecimal = groups[0]!.startsWith('0') || among === decimalSign;
  if (isDecimal) return { isNegative, whole: groups[0]!, cents: groups[1]! };
  return { ...parts, isAmbiguous: among === '.' && decimalSign === undefined };
}
