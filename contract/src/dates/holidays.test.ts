import { fc } from '../testing/fast-check.ts';
import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { holidayName } from './holiday-texts.ts';
import { holidaysOn, isRestDay, isShortDay, weekdayOf, workingDayBefore, type HolidayName } from './holidays.ts';

const isNamed = (day: string, name: HolidayName) => holidaysOn(day).some((one) => one.name === name);
const daysNamed = (name: HolidayName, year: number) => {
  const found: string[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
    if (isNamed(day, name)) found.push(day);
  return found;
};

/** Dates from the official calendars of the state. */
test.each<[HolidayName, ...string[]]>([
  [
    'roshHashana',
    '2025-09-23',
    '2025-09-24',
    '2026-09-12',
    '2026-09-13',
    '2027-10-02',
    '2027-10-03',
    '2028-09-21',
    '2028-09-22',
  ],
  ['yomKippur', '2025-10-02', '2026-09-21', '2027-10-11', '2028-09-30'],
  ['sukkot', '2025-10-07', '2026-09-26', '2027-10-16', '2028-10-05'],
  ['simchatTora', '2025-10-14', '2026-10-03', '2027-10-23', '2028-10-12'],
  ['pesach', '2025-04-13', '2026-04-02', '2027-04-22', '2028-04-11'],
  ['lastOfPesach', '2025-04-19', '2026-04-08', '2027-04-28', '2028-04-17'],
  ['shavuot', '2025-06-02', '2026-05-22', '2027-06-11', '2028-05-31'],
  ['holocaust', '2025-04-24', '2026-04-14', '2027-05-04', '2028-04-24'],
  ['memorial', '2025-04-30', '2026-04-21', '2027-05-11', '2028-05-01'],
  ['independence', '2025-05-01', '2026-04-22', '2027-05-12', '2028-05-02'],
  ['purim', '2025-03-14', '2026-03-03', '2027-03-23', '2028-03-12'],
  ['fastOfEsther', '2025-03-13', '2026-03-02', '2027-03-22', '2028-03-09'],
  ['lagBaOmer', '2025-05-16', '2026-05-05', '2027-05-25', '2028-05-14'],
  ['tishaBeAv', '2025-08-03', '2026-07-23', '2027-08-12', '2028-08-01'],
  ['fastOfTammuz', '2025-07-13', '2026-07-02', '2027-07-22', '2028-07-11'],
  ['sigd', '2025-11-20', '2026-11-09', '2027-11-29', '2028-11-16'],
  ['tuBiShvat', '2025-02-13', '2026-02-02', '2027-01-23', '2028-02-12'],
  ['fastOfGedalia', '2025-09-25', '2026-09-14', '2027-10-04', '2028-09-24'],
])('%s from 2025 to 2028', (name, ...days) => {
  expect([2025, 2026, 2027, 2028].flatMap((year) => daysNamed(name, year))).toEqual(days);
});

test.each([
  ['2024-12-25', '2025-01-02'],
  ['2025-12-14', '2025-12-22'],
  ['2026-12-04', '2026-12-12'],
  ['2027-12-24', '2028-01-01'],
])('Hanukka begins after the eve %s, and ends on %s', (eve, end) => {
  expect(isNamed(eve, 'eveOfHanukka')).toBe(true);
  for (let night = 1; night <= 8; night += 1) expect(isNamed(addDays(eve, night), 'hanukka')).toBe(true);
  expect([addDays(eve, 8), isNamed(addDays(eve, 9), 'hanukka')]).toEqual([end, false]);
});

test('A new month is told on its first day, and on the thirtieth before it', () => {
  const named = (day: string) => holidaysOn(day).map((one) => holidayName(one, 'he'));
  expect(named('2026-11-10')).toEqual(['ראש חודש כסלו']);
  expect(named('2026-11-11')).toEqual(['ראש חודש כסלו']);
  expect(named('2026-11-12')).toEqual([]);
  expect(named('2026-12-10')).toEqual(['חנוכה', 'ראש חודש טבת']);
  expect(named('2026-09-12')).toEqual(['ראש השנה']);
});

test('Neither Memorial Day nor Independence Day touches Shabbat, and both stand side by side, in a hundred years', () => {
  for (let year = 2004; year < 2104; year += 1) {
    const [independence] = daysNamed('independence', year);
    const [memorial] = daysNamed('memorial', year);
    expect(memorial).toBe(addDays(independence!, -1));
    // Tuesday, Wednesday or Thursday.
    expect([2, 3, 4]).toContain(weekdayOf(independence!));
  }
});

test.each([
  ['Shabbat in the morning', '2026-11-28', '11:00', '2026-11-27'],
  ['Shabbat a minute before Fridays end', '2026-11-28', '12:59', '2026-11-27'],
  ['Shabbat at the hour at which Fridays end', '2026-11-28', '13:00', '2026-11-26'],
  ['Shabbat in the afternoon', '2026-11-28', '13:30', '2026-11-26'],
  ['Shabbat at no hour that is known', '2026-11-28', null, '2026-11-27'],
  ['the second day of Rosh haShana after Shabbat, in the morning', '2026-09-13', '09:00', '2026-09-11'],
  ['the second day of Rosh haShana after Shabbat, in the evening', '2026-09-13', '18:00', '2026-09-10'],
  ['Yom Kippur in the afternoon: its eve is short', '2026-09-21', '16:00', '2026-09-17'],
  ['Yom Kippur in the morning', '2026-09-21', '10:00', '2026-09-20'],
  ['Independence Day in the afternoon', '2026-04-22', '17:00', '2026-04-20'],
])('A visit on %s goes to the working day before', (_, day, time, before) => {
  expect(isRestDay(day)).toBe(true);
  expect(workingDayBefore(day, time)).toBe(before);
});

test('The proposed day is always earlier, never a day of rest, and at most six days away', () => {
  const days = fc.integer({ min: 0, max: 60_000 }).map((number) => addDays('1980-01-01', number));
  const times = fc.constantFrom(null, '08:00', '12:59', '13:00', '13:01', '21:30');
  const isRight = (day: string, time: string | null) => {
    const before = workingDayBefore(day, time);
    const isOpenThen = !isRestDay(before) && !((time ?? '') >= '13:00' && isShortDay(before));
    return before < day && before >= addDays(day, -6) && isOpenThen;
  };
  expect(() => fc.assert(fc.property(days, times, isRight))).not.toThrow();
});
