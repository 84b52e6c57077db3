import { withLatinDigits } from '../date/latin-digits.ts';

/** Written out behind a sum; `"`, `״` and `''` stand for gershayim. */
const shekels = /([\d.])(?:ש("|״|”|''|׳׳)?ח|שקל(ים)?|nis|ils|شيكل|شواكل)$/i;

/**
 * The number that a person typed: '1,234.50', '₪ 12.5', '45 ש״ח', '12,5' (decimal comma), Arabic digits.
 * `undefined` for nothing, NaN for what is not a number.
 */
export function parseNumber(typed: string): number | undefined {
  const text = withLatinDigits(typed)
    .replace(/٫/g, '.')
    // Spaces, currency, direction marks and Arabic thousands.
    .replace(/[\s₪٬\u200e\u200f\u061c]/g, '')
    .replace(/−/g, '-')
    .replace(shekels, '$1');
  if (text === '') return undefined;
  const lonelyComma = /^-?\d+,\d{1,2}$/.test(text);
  // A comma among digits is taken for thousands only where thousands are: '1234,567' is a slip of the finger.
  const inThousands = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text);
  const plain = lonelyComma ? text.replace(',', '.') : inThousands ? text.replaceAll(',', '') : text;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
}
