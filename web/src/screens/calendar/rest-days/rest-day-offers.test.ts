import { expect, test } from 'vitest';
import { calendarEntry, type CalendarEntry } from '@tzemed/contract/views/calendar';
import { buildRow } from '../../../testing/build-row.ts';
import { restDayOffers, dismissedKey } from './rest-day-offers.ts';

const visit = (said: Partial<CalendarEntry>): CalendarEntry =>
  buildRow(calendarEntry, {
    kind: 'appointment',
    noun: 'appointments',
    id: 'visit',
    version: 1,
    petIds: ['bella'],
    petNames: ['בלה'],
    title: 'חיסון',
    day: '2026-11-28',
    time: '11:00',
    timezone: 'Asia/Jerusalem',
    status: 'open',
    isPutOff: false,
    isPlanned: false,
    isImportant: false,
    isClinic: true,
    mayEdit: true,
    ...said,
  });
const offered = (said: Partial<CalendarEntry>, today = '2026-11-21', clock = '08:00', stays: string[] = []) =>
  restDayOffers([visit(said)], { today, clock: () => clock, stays })[0]?.before;

test.each<[string, Partial<CalendarEntry>, string | undefined]>([
  ['on Shabbat in the morning', {}, '2026-11-27'],
  ['on Shabbat in the afternoon', { time: '16:00' }, '2026-11-26'],
  ['on Yom Kippur', { day: '2027-10-11', time: '09:00' }, '2027-10-10'],
  ['on a weekday', { day: '2026-11-26' }, undefined],
  ['in Hanukka', { day: '2026-12-06' }, undefined],
  ['on Shabbat, which is none of a clinic', { isClinic: false }, undefined],
  ['on Shabbat, which was done', { status: 'done' }, undefined],
  ['on Shabbat, of which one may only know', { mayEdit: false }, undefined],
  ['on a Shabbat that has passed', { day: '2026-11-14' }, undefined],
])('A visit %s is offered the working day before, or nothing', (_, said, before) => {
  expect(offered(said)).toBe(before);
});

test('Today is offered until its hour has come, and yesterday never', () => {
  expect(offered({}, '2026-11-27', '09:00')).toBe('2026-11-27');
  expect(offered({}, '2026-11-27', '11:30')).toBeUndefined();
  expect(offered({ time: '16:00' }, '2026-11-27', '09:00')).toBeUndefined();
});

test('A visit left on its day gets no offer again until it moves to another day', () => {
  const stays = [dismissedKey(visit({}))];
  expect(offered({}, '2026-11-21', '08:00', stays)).toBeUndefined();
  expect(offered({ day: '2026-12-05' }, '2026-11-21', '08:00', stays)).toBe('2026-12-04');
});
