/** What can be dialled in Israel: *5761, 1-700-123-456, 04-555-0142, 050 5550123, +972 50-555-0123. */
const dialled = /\*\d{3,5}(?!\d)|(?<![\d*.])(?:\+\d{1,3}|0|1)[\d\- ()]{7,14}\d(?!\d)/g;
/** What stood between a name and its number. */
const between = /^[\s,;:·|/()–-]+|[\s,;:·|/()–-]+$/g;

/** Whom a text names, and what can be dialled there: «ד״ר לוי, 04-555-0142» → ד״ר לוי and 04-555-0142. */
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

/** How numbers of Israel are grouped: what is short, dialled with a star, for all the country, of a region, of a mobile or a computer. */
const groupings: readonly (readonly [RegExp, string])[] = [
  [/^\*\d{3,6}$/, '$&'],
  [/^1\d{2,3}$/, '$&'],
  [/^(1)(\d{3})(\d{3})(\d{3})$/, '$1-$2-$3-$4'],
  [/^(0[23489])(\d{3})(\d{4})$/, '$1-$2-$3'],
  [/^(0[57]\d)(\d{3})(\d{4})$/, '$1-$2-$3'],
];
/** With the country's own figures a number has 15 at most (E.164), and none is shorter than seven. */
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

/** As a link that dials: a number of a line from abroad too, a short one only from here. */
export function phoneLink(phone: string) {
  const digits = dialledIn(phone);
  return `tel:${/^0\d/.test(digits) ? `+972${digits.slice(1)}` : digits.replaceAll('#', '%23')}`;
}
