import { fc } from '../testing/fast-check.ts';
import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { dayOfHebrewDate, hebrewDateOf, type HebrewMonth } from './hebrew-calendar.ts';
import { hebrewDayInCell, toHebrewNumeral, formatHebrewDate, formatHebrewMonths } from './format-hebrew-date.ts';

/** `Intl` as the second reading: its calendar is the browser's own. */
const inEnglish = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const monthOf: Record<string, HebrewMonth> = {
  Tishri: 'tishrei',
  Heshvan: 'heshvan',
  Kislev: 'kislev',
  Tevet: 'tevet',
  Shevat: 'shvat',
  Adar: 'adar',
  'Adar I': 'adar1',
  'Adar II': 'adar2',
  Nisan: 'nisan',
  Iyar: 'iyar',
  Sivan: 'sivan',
  Tamuz: 'tammuz',
  Av: 'av',
  Elul: 'elul',
};
function byIntl(day: string) {
  const parts = inEnglish.formatToParts(new Date(`${day}T12:00:00Z`));
  const part = (type: string) => parts.find((one) => one.type === type)!.value;
  return { year: Number(part('year')), month: monthOf[part('month')], day: Number(part('day')) };
}

test('Every day of eighty years has the Hebrew date that Intl gives it', () => {
  const said = ({ year, month, day }: { year: number; month: HebrewMonth | undefined; day: number }) =>
    `${day} ${month} ${year}`;
  const different: string[] = [];
  for (let day = '1990-01-01'; day < '2070-01-01'; day = addDays(day, 1)) {
    const [own, intl] = [said(hebrewDateOf(day)), said(byIntl(day))];
    if (own !== intl) different.push(`${day}: ${own}, and not ${intl}`);
  }
  expect(different).toEqual([]);
});

test('Every day that can be written round-trips through its Hebrew date', () => {
  const days = fc.integer({ min: -25_567, max: 84_371 }).map((number) => addDays('1970-01-01', number));
  expect(() => fc.assert(fc.property(days, (day) => dayOfHebrewDate(hebrewDateOf(day)) === day))).not.toThrow();
});

test.each([
  ['2026-11-21', 'י״א בכסלו תשפ״ז', '11 Kislev 5787'],
  ['2026-09-12', 'א׳ בתשרי תשפ״ז', '1 Tishrei 5787'],
  ['2027-02-08', 'א׳ באדר א׳ תשפ״ז', '1 Adar I 5787'],
  ['2027-03-24', 'ט״ו באדר ב׳ תשפ״ז', '15 Adar II 5787'],
  ['2026-03-04', 'ט״ו באדר תשפ״ו', '15 Adar 5786'],
  ['2026-11-26', 'ט״ז בכסלו תשפ״ז', '16 Kislev 5787'],
])('%s is %s', (day, he, en) => {
  expect(formatHebrewDate(day, 'he')).toBe(he);
  expect(formatHebrewDate(day, 'en')).toBe(en);
});

test('A calendar cell shows the day alone, and adds the month name on the first of a month', () => {
  expect(hebrewDayInCell('2026-11-22', 'he')).toBe('י״ב');
  expect(hebrewDayInCell('2026-11-11', 'he')).toBe('א׳ כסלו');
  expect(hebrewDayInCell('2026-11-01', 'he', true)).toBe('כ״א חשוון');
  expect(hebrewDayInCell('2026-11-22', 'ar')).toBe('12');
});

test('A civil month names the Hebrew ones that it is in, and the year once', () => {
  expect(formatHebrewMonths('2026-11-01', '2026-11-30', 'he')).toBe('חשוון–כסלו תשפ״ז');
  expect(formatHebrewMonths('2026-11-22', '2026-11-28', 'he')).toBe('כסלו תשפ״ז');
  expect(formatHebrewMonths('2026-09-01', '2026-09-30', 'he')).toBe('אלול תשפ״ו – תשרי תשפ״ז');
});

test.each([
  [1, 'א׳'],
  [10, 'י׳'],
  [15, 'ט״ו'],
  [16, 'ט״ז'],
  [17, 'י״ז'],
  [19, 'י״ט'],
  [26, 'כ״ו'],
  [30, 'ל׳'],
  [5784, 'תשפ״ד'],
  [5790, 'תש״צ'],
  [5800, 'ת״ת'],
  [5815, 'תתט״ו'],
])('%i is written %s', (number, letters) => expect(toHebrewNumeral(number)).toBe(letters));

test('No two days of a month, and no two years of a thousand, are written alike', () => {
  const written = Array.from({ length: 999 }, (_, index) => toHebrewNumeral(index + 1));
  expect(new Set(written).size).toBe(999);
  expect(written.filter((letters) => /י״[הו]$/.test(letters))).toEqual([]);
});
