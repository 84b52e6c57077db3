import { expect, test } from 'vitest';
import { checkup, pill } from '../../../testing/row-fixtures.ts';
import { hasParts, inOrder, isPast, partsOf } from './day-parts.ts';

const today = '2026-11-22';
const at = (time: string, day = today) => Date.parse(`${day}T${time}:00+02:00`);
const reminder = (id: string, time: string, more: object = {}, day = today) => ({
  ...pill,
  snoozeUntil: null,
  source: null,
  id,
  date: new Date(at(time, day)).toISOString(),
  time,
  ...more,
});
const visit = (id: string, time: string | null) => ({
  ...checkup,
  id,
  date: today,
  time,
  startsAt: time && new Date(at(time)).toISOString(),
});
const moment = { now: at('15:00'), today };
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const medicines = { source: 'medicines' as const, sourceId: 'apoquel' };
const care = { source: 'care' as const, sourceId: 'worms' };

test('A day has parts from two kinds and five rows on', () => {
  const four = ['1', '2', '3', '4'].map((id) => reminder(id, '20:00'));
  expect(hasParts([...four, reminder('5', '20:00')])).toBe(false);
  expect(hasParts([...four.slice(1), visit('v', '16:15')])).toBe(false);
  expect(hasParts([...four, visit('v', '16:15')])).toBe(true);
});

test('Past rows come first, then the parts, and in the one that runs rows without an hour come last', () => {
  const rows = [
    reminder('cage', '21:00'),
    reminder('brush', '20:00'),
    reminder('dose', '20:00', medicines),
    reminder('worms', '09:00', care),
    reminder('fleas', '09:00', care, '2026-11-20'),
    reminder('late', '23:00', {}, '2026-11-21'),
    visit('vet', '16:15'),
    visit('groomer', null),
    visit('early', '08:30'),
  ];
  expect(partsOf(rows, moment).map(({ part, rows }) => [part, idsOf(rows)])).toEqual([
    ['past', ['fleas', 'late']],
    ['morning', ['early']],
    ['noon', ['vet', 'worms', 'groomer']],
    ['evening', ['dose', 'brush', 'cage']],
  ]);
});

test('At the same hour a dose comes before care, and care before a reminder', () => {
  const rows = [reminder('own', '20:00'), reminder('care', '20:00', care), reminder('dose', '20:00', medicines)];
  expect(idsOf(inOrder(rows))).toEqual(['dose', 'care', 'own']);
});

test('An item of a plan is past only when its day is, and a dose when its hour is', () => {
  expect(isPast(reminder('care', '09:00', care), moment)).toBe(false);
  expect(isPast(reminder('care', '09:00', care, '2026-11-21'), moment)).toBe(true);
  expect(isPast(reminder('dose', '14:59', medicines), moment)).toBe(true);
});

test('The hours of the night belong to the evening before midnight, and to the morning after it', () => {
  const night = { now: at('00:30'), today };
  expect(partsOf([reminder('a', '23:30'), reminder('b', '04:00')], night).map(({ part }) => part)).toEqual([
    'morning',
    'evening',
  ]);
});
