import { addDays } from './days.ts';
import { dayOfHebrewDate, type HebrewDate, hebrewDateOf, type HebrewMonth } from './hebrew-calendar.ts';

/**
 * Holiday names in Israel. `closed`: clinics are closed, as on Shabbat. `eve`: clinics close at midday, as on Fridays.
 * `named`: only named.
 */
const kinds = {
  roshHashana: 'closed',
  yomKippur: 'closed',
  sukkot: 'closed',
  simchatTora: 'closed',
  pesach: 'closed',
  lastOfPesach: 'closed',
  independence: 'closed',
  shavuot: 'closed',
  eveOfRoshHashana: 'eve',
  eveOfYomKippur: 'eve',
  eveOfSukkot: 'eve',
  eveOfSimchatTora: 'eve',
  eveOfPesach: 'eve',
  eveOfLastOfPesach: 'eve',
  memorial: 'eve',
  eveOfShavuot: 'eve',
  fastOfGedalia: 'named',
  midSukkot: 'named',
  sigd: 'named',
  eveOfHanukka: 'named',
  hanukka: 'named',
  fastOfTevet: 'named',
  tuBiShvat: 'named',
  fastOfEsther: 'named',
  purim: 'named',
  shushanPurim: 'named',
  midPesach: 'named',
  holocaust: 'named',
  lagBaOmer: 'named',
  jerusalem: 'named',
  fastOfTammuz: 'named',
  tishaBeAv: 'named',
  tuBeAv: 'named',
} as const satisfies Record<string, 'closed' | 'eve' | 'named'>;
export type HolidayName = keyof typeof kinds;
export type Holiday = { readonly name: HolidayName; readonly kind: 'closed' | 'eve' | 'named' };
/** The first of a month, and the thirtieth before it; `month` is the one that begins. */
export type NewMonth = { readonly name: 'roshHodesh'; readonly kind: 'named'; readonly month: HebrewMonth };

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const [sunday, monday, friday, shabbat] = [0, 1, 5, 6];

/** Days to shift a holiday that falls on a weekday where it is not allowed, by weekday. */
type Moves = Readonly<Record<number, number>>;
type Rule = readonly [month: HebrewMonth, day: number, name: HolidayName, moves?: Moves];

/** A fast is put off to Sunday; that of Esther, which can't be on Purim, is kept on the Thursday before. */
const toSunday: Moves = { [shabbat]: 1 };
/** Law of 1997: it begins neither on the evening after Shabbat nor ends on that before it. */
const ofHolocaust: Moves = { [friday]: -1, [sunday]: 1 };
/** Laws of 1951 and 2004: so that neither of the two days touches Shabbat. */
const ofIndependence: Moves = { [friday]: -1, [shabbat]: -2, [monday]: 1 };

const span = (month: HebrewMonth, from: number, to: number, name: HolidayName): Rule[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [month, from + index, name]);

const rules: readonly Rule[] = [
  ...span('tishrei', 1, 2, 'roshHashana'),
  ['tishrei', 3, 'fastOfGedalia', toSunday],
  ['tishrei', 9, 'eveOfYomKippur'],
  ['tishrei', 10, 'yomKippur'],
  ['tishrei', 14, 'eveOfSukkot'],
  ['tishrei', 15, 'sukkot'],
  ...span('tishrei', 16, 20, 'midSukkot'),
  ['tishrei', 21, 'eveOfSimchatTora'],
  ['tishrei', 22, 'simchatTora'],
  ['heshvan', 29, 'sigd', { [shabbat]: -2 }],
  ['kislev', 24, 'eveOfHanukka'],
  ['tevet', 10, 'fastOfTevet'],
  ['shvat', 15, 'tuBiShvat'],
  ['adar', 13, 'fastOfEsther', { [shabbat]: -2 }],
  ['adar', 14, 'purim'],
  ['adar', 15, 'shushanPurim'],
  ['nisan', 14, 'eveOfPesach'],
  ['nisan', 15, 'pesach'],
  ...span('nisan', 16, 19, 'midPesach'),
  ['nisan', 20, 'eveOfLastOfPesach'],
  ['nisan', 21, 'lastOfPesach'],
  ['nisan', 27, 'holocaust', ofHolocaust],
  ['iyar', 18, 'lagBaOmer'],
  ['iyar', 28, 'jerusalem'],
  ['sivan', 5, 'eveOfShavuot'],
  ['sivan', 6, 'shavuot'],
  ['tammuz', 17, 'fastOfTammuz', toSunday],
  ['av', 9, 'tishaBeAv', toSunday],
  ['av', 15, 'tuBeAv'],
  ['elul', 29, 'eveOfRoshHashana'],
];
const hanukkaDays = 8;

function moved(date: HebrewDate, moves: Moves = {}) {
  const day = dayOfHebrewDate(date);
  return addDays(day, moves[weekdayOf(day)] ?? 0);
}

const years = new Map<number, ReadonlyMap<string, readonly Holiday[]>>();

/** All holidays of a Hebrew year by their calendar days. */
function ofYear(year: number) {
  const known = years.get(year);
  if (known) return known;
  const days = new Map<string, Holiday[]>();
  const add = (day: string, name: HolidayName) =>
    days.set(day, [...(days.get(day) ?? []), { name, kind: kinds[name] }]);
  for (const [month, day, name, moves] of rules) add(moved({ year, month, day }, moves), name);
  const lights = dayOfHebrewDate({ year, month: 'kislev', day: 25 });
  for (let night = 0; night < hanukkaDays; night += 1) add(addDays(lights, night), 'hanukka');
  const independence = moved({ year, month: 'iyar', day: 5 }, ofIndependence);
  add(addDays(independence, -1), 'memorial');
  add(independence, 'independence');
  years.set(year, days);
  return days;
}

/** Holidays of a calendar day 'YYYY-MM-DD'; those that close clinics come first. */
export function holidaysOn(day: string): readonly (Holiday | NewMonth)[] {
  const { year, month, day: number } = hebrewDateOf(day);
  const named = ofYear(year).get(day) ?? [];
  const begins = number === 1 ? month : number === 30 ? hebrewDateOf(addDays(day, 1)).month : undefined;
  // The new year is the first of its month, and called by its own name.
  if (!begins || begins === 'tishrei') return named;
  return [...named, { name: 'roshHodesh', kind: 'named', month: begins }];
}

const isHoliday = (day: string, kind: Holiday['kind']) => holidaysOn(day).some((one) => one.kind === kind);

/** True when clinics are closed: on Shabbat and on holidays. */
export const isRestDay = (day: string) => weekdayOf(day) === shabbat || isHoliday(day, 'closed');

/** True when clinics close at midday. */
export const isShortDay = (day: string) => !isRestDay(day) && (weekdayOf(day) === friday || isHoliday(day, 'eve'));

/** Until when clinics work on Fridays and on the eves of holidays. */
export const shortDayEnds = '13:00';

/**
 * The last working day of clinics before one on which they are closed, for a visit at an hour 'HH:MM', or at none that is
 * known: what begins when a short day has ended, or later, goes to a whole one.
 */
export function workingDayBefore(day: string, time: string | null) {
  const isLate = (time ?? '') >= shortDayEnds;
  const isWorked = (one: string) => !isRestDay(one) && !(isLate && isShortDay(one));
  let before = addDays(day, -1);
  while (!isWorked(before)) before = addDays(before, -1);
  return before;
}
