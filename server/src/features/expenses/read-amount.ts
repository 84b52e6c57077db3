import type { Code } from '@tzemed/contract/messages';
import { maxIls } from '@tzemed/contract/fields';

/** Behind or before a sum; `"`, `״` and `''` stand for gershayim. */
const shekels = /(?:ש(?:"|״|”|''|׳׳)?ח|שקל(?:ים)?|nis|ils|₪|شيكل|شواكل)/gi;
/** Digits with what may stand among them: at most once a sign before cents, and any number of times one before thousands. */
const written = /^(-?)(\d{1,3}(?:([,.' ])\d{3})(?:\3\d{3})*|\d+)(?:([.,])(\d*))?$/;
const most = BigInt(maxIls) * 100n;

/** Nothing that long is a sum; patterns are tried at each of its signs. */
const longest = 1000;

export type Sum = { readonly agorot: number } | { readonly code: Code };

/**
 * What a sum says, in agorot: '1,234.50 ₪', '₪289.90', '1.234,50', '12,5'. Digit by digit: no sum passes through a number
 * that has not all of it. A refund is below zero, and nothing else is.
 */
export function readAmount(text: string, { isRefund = false, isSigned = false } = {}): Sum {
  if (text.length > longest) return { code: 'amountInvalid' };
  const plain = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/٬/g, ',')
    .replace(/٫/g, '.')
    .replace(/[−–]/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(shekels, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
  if (plain === '') return { code: 'amountRequired' };
  // Books write so what went out: (89.90), and some programs 89.90-.
  const turned = plain
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^([^-].*)-$/, '-$1')
    .replace(/^- /, '-');
  const parts = partsOf(turned);
  if (!parts) return { code: 'amountInvalid' };
  const { isNegative, whole, cents } = parts;
  if (/[1-9]/.test(cents.slice(2))) return { code: 'amountDecimals' };
  const agorot = BigInt(whole) * 100n + BigInt(cents.slice(0, 2).padEnd(2, '0'));
  if (agorot === 0n) return { code: 'amountPositive' };
  // In a bank's one column of both, a minus is what went out; what came in is no purchase.
  if (isSigned && !isNegative) return { code: 'amountIncoming' };
  if (!isSigned && isNegative !== isRefund) return { code: isRefund ? 'refundNegative' : 'amountNegative' };
  if (agorot > most) return { code: 'amountTooLarge' };
  return { agorot: Number(isRefund ? -agorot : agorot) };
}

type Parts = { readonly isNegative: boolean; readonly whole: string; readonly cents: string };

function partsOf(text: string): Parts | undefined {
  const [, minus, whole = '', among, before, cents = ''] = written.exec(text) ?? [];
  if (minus === undefined) return /^-?[.,]\d+$/.test(text) ? partsOf(text.replace(/[.,]/, '0$&')) : undefined;
  const isNegative = minus === '-';
  // One sign for both, or a single one before three digits: '1,234' is thousands, '1.234' has three decimals.
  if (among && among === before) return undefined;
  const groups = among ? whole.split(among) : [whole];
  // No group of thousands begins with a zero: '0,500' is half a shekel.
  if (among && before === undefined && groups.length === 2 && (among === '.' || groups[0] === '0'))
    return { isNegative, whole: groups[0]!, cents: groups[1]! };
  return { isNegative, whole: groups.join(''), cents };
}
