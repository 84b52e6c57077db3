/** Months of the Hebrew year by their names; a leap year has two Adars in the place of one. */
export type HebrewMonth =
  | 'tishrei'
  | 'heshvan'
  | 'kislev'
  | 'tevet'
  | 'shvat'
  | 'adar'
  | 'adar1'
  | 'adar2'
  | 'nisan'
  | 'iyar'
  | 'sivan'
  | 'tammuz'
  | 'av'
  | 'elul';
export type HebrewDate = { readonly year: number; readonly month: HebrewMonth; readonly day: number };

const msOfDay = 86_400_000;
/** Days since 1970 of a calendar day 'YYYY-MM-DD'. */
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / msOfDay;
const dayOfNumber = (number: number) => new Date(number * msOfDay).toISOString().slice(0, 10);

/** Seven of every nineteen years have a month more. */
const isLeap = (year: number) => (7 * year + 1) % 19 < 7;

/**
 * Days from the era to the mean new moon of a year's first month, moved to a day on which a year may begin: never on a
 * Sunday, a Wednesday or a Friday. A month is 29 days and 13,753 of the 25,920 parts of a day; 12,084 were gone at the first.
 */
function moonOf(year: number) {
  const months = Math.floor((235 * year - 234) / 19);
  const parts = 12_084 + 13_753 * months;
  const days = 29 * months + Math.floor(parts / 25_920);
  return (3 * (days + 1)) % 7 < 3 ? days + 1 : days;
}

/** Days from the era to 1970: 1 Tishrei 5787 is 12.9.2026. */
const to1970 = 2_092_590;

const newYears = new Map<number, number>();

/** The number of the first day of a year, put off where it or the year before would have a length that no year has. */
function newYear(year: number) {
  const known = newYears.get(year);
  if (known !== undefined) return known;
  const [before, own, after] = [moonOf(year - 1), moonOf(year), moonOf(year + 1)];
  const delay = after - own === 356 ? 2 : own - before === 382 ? 1 : 0;
  const first = own + delay - to1970;
  newYears.set(year, first);
  return first;
}

type Months = readonly (readonly [HebrewMonth, number])[];

/** The months of a year with their lengths: two of them, and the Adars, hang on its own length. */
function monthsOf(year: number): Months {
  const length = newYear(year + 1) - newYear(year);
  const adars: Months = isLeap(year)
    ? [
        ['adar1', 30],
        ['adar2', 29],
      ]
    : [['adar', 29]];
  return [
    ['tishrei', 30],
    ['heshvan', length % 10 === 5 ? 30 : 29],
    ['kislev', length % 10 === 3 ? 29 : 30],
    ['tevet', 29],
    ['shvat', 30],
    ...adars,
    ['nisan', 30],
    ['iyar', 29],
    ['sivan', 30],
    ['tammuz', 29],
    ['av', 30],
    ['elul', 29],
  ];
}

/** The Hebrew date of a calendar day 'YYYY-MM-DD', as it is by daylight; the evening before belongs to it as well. */
export function hebrewDateOf(day: string): HebrewDate {
  const number = numberOf(day);
  let year = Math.floor((number + to1970) / 365.2468) + 1;
  while (newYear(year) > number) year -= 1;
  while (newYear(year + 1) <= number) year += 1;
  let rest = number - newYear(year);
  for (const [month, length] of monthsOf(year)) {
    if (rest < length) return { year, month, day: rest + 1 };
    rest -= length;
  }
  throw new RangeError(day);
}

/** The calendar day of a Hebrew date; what is of Adar is of the second one in a leap year. */
export function dayOfHebrewDate({ year, month, day }: HebrewDate) {
  const wanted = month === 'adar' && isLeap(year) ? 'adar2' : month;
  let number = newYear(year);
  for (const [name, length] of monthsOf(year)) {
    if (name === wanted) return dayOfNumber(number + day - 1);
    number += length;
  }
  throw new RangeError(`${month} ${year}`);
}
