/**
 * The number that a person typed: '1,234.50', '₪ 12.5', '12,5' (decimal comma), Arabic digits.
 * `undefined` for nothing, NaN for what is not a number.
 */
export function readNumber(typed: string): number | undefined {
  const text = typed
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/٫/g, '.')
    // Spaces, currency, direction marks and Arabic thousands.
    .replace(/[\s₪٬\u200e\u200f\u061c]/g, '')
    .replace(/−/g, '-');
  if (text === '') return undefined;
  const lonelyComma = /^-?\d+,\d{1,2}$/.test(text);
  const plain = lonelyComma ? text.replace(',', '.') : text.replace(/,(?=\d{3}(\D|$))/g, '');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
}
