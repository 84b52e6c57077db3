import { maxIls } from '../schema/fields.ts';
import type { Code } from '../text/messages.ts';
import { type DecimalSign, numberParts, plainNumber } from '../text/read-number.ts';

const most = BigInt(maxIls) * 100n;

export type Sum =
  | { readonly agorot: number }
  /** `meant`: the likely amount, as a person would type it. */
  | { readonly code: Code; readonly meant?: string };

type Reading = {
  readonly isRefund?: boolean;
  readonly isSigned?: boolean;
  readonly decimalSign?: DecimalSign;
  /** True where amounts are written with three decimals. */
  readonly hasThreeDecimals?: boolean;
};

/**
 * Amount of a cell in agorot: '1,234.50 ₪', '₪289.90', '1.234,50', '12,5'. A refund is negative, any other amount
 * positive. '1.500' is ambiguous: 1,500 or 1.50.
 */
export function readAmount(
  text: string,
  { isRefund = false, isSigned = false, decimalSign, hasThreeDecimals = false }: Reading = {},
): Sum {
  const parts = numberParts(text, decimalSign);
  if (!parts) return { code: plainNumber(text) === '' ? 'amountRequired' : 'amountInvalid' };
  const { isNegative, whole, decimals } = parts;
  if (/[1-9]/.test(decimals.slice(2))) return { code: 'amountDecimals' };
  const agorot = BigInt(whole) * 100n + BigInt(decimals.slice(0, 2).padEnd(2, '0'));
  if (agorot === 0n) return { code: 'amountPositive' };
  // A minus in a bank’s single column for both directions is money spent; money received is no purchase.
  if (isSigned && !isNegative) return { code: 'amountIncoming' };
  if (!isSigned && isNegative !== isRefund) return { code: isRefund ? 'refundNegative' : 'amountNegative' };
  if (parts.isAmbiguous && !(decimalSign && hasThreeDecimals)) {
    const meant = BigInt(decimals === '' ? whole : whole + decimals);
    return { code: 'amountAmbiguous', meant: `${isRefund ? '-' : ''}${meant}` };
  }
  if (agorot > most) return { code: 'amountTooLarge' };
  return { agorot: Number(isRefund ? -agorot : agorot) };
}
