/** Numbers that can be dialled in Israel: *5761, 1-700-123-456, 04-555-0142, 050 5550123, +972 50-555-0123. */
const dialled = /\*\d{3,5}(?!\d)|(?<![\d*.])(?:\+\d{1,3}|0|1)[\d\- ()]{7,14}\d(?!\d)/g;
/** Separators between a name and its number. */
const between = /^[\s,;:·|/()–-]+|[\s,;:·|/()–-]+$/g;

/**
 * Returns the name in a text, and the numbers that can be dialled: «ד״ר לוי, 04-555-0142» → ד״ר לוי and 04-555-0142.
 */
export function extractPhones(text: string) {
  const phones = (text.match(dialled) ?? []).map((phone) => phone.trim());
  const rest = text
    .replace(dialled, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s{2,}/g, ' ')
    .replace(between, '');
  return { name: rest || text, phones };
}

/** The figures of other scripts that our readers' keyboards have. */
const arabicFigures = '٠١٢٣٤٥٦٧٨٩';

/** Digit groups of Israeli numbers: short numbers, star numbers, nationwide, regional, mobile and VoIP numbers. */
const groupings: readonly (readonly [RegExp, string])[] = [
  [/^\*\d{3,6}$/, '$&'],
  [/^1\d{2,3}$/, '$&'],
  [/^(1)(\d{3})(\d{3})(\d{3})$/, '$1-$2-$3-$4'],
  [/^(0[23489])(\d{3})(\d{4})$/, '$1-$2-$3'],
  [/^(0[57]\d)(\d{3})(\d{4})$/, '$1-$2-$3'],
];
/** A number with its country code has at most 15 digits (E.164), and at least seven. */
const isAbroad = (digits: string) => /^\+(?!972)[1-9]\d{6,14}$/.test(digits);

/** Digits with what stands before them: a plus, or a star, which is typed last where one writes from right to left. */
function dialledIn(written: string) {
  const figures = written
    .replace(/[٠-٩]/g, (figure) => String(arabicFigures.indexOf(figure)))
    // '+972 (0)3': either of the two is dialled.
    .replace(/(\+\s*\d+[\s-]*)\(0\)/, '$1');
  const digits = figures.replace(/[^\d+*#]/g, '').replace(/^(\d+)\*$/, '*$1');
  return digits.replace(/^(?:\+|00)?972(?=0?[2-57-9]\d{7,8}$)0?/, '0').replace(/^00/, '+');
}

/** A telephone number as it is kept and shown, '03-555-0173'; nothing for what is none. Abroad it is grouped as it was written. */
export function formatPhone(written: string): string | undefined {
  const digits = dialledIn(written);
  for (const [number, grouped] of groupings) if (number.test(digits)) return digits.replace(number, grouped);
  if (!isAbroad(digits)) return undefined;
  const groups = written.replace(/\(0\)/, '').match(/\d+/g);
  return groups && /^\s*\+/.test(written) ? `+${groups.join(' ')}` : digits;
}

/** Returns a `tel:` link. A line number works from abroad too, a short number only in Israel. */
export function phoneLink(phone: string) {
  const digits = dialledIn(phone);
  return `tel:${/^0\d/.test(digits) ? `+972${digits.slice(1)}` : digits.replaceAll('#', '%23')}`;
}
