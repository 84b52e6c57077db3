import { expect, test } from 'vitest';
import type { Expense } from '@tzemed/contract/expenses';
import type { MedicalRecord } from '@tzemed/contract/medical-records';
import { timelineOf } from './timeline.ts';

const at = (day: string, hour = 8) => ({ id: `${day} ${hour}`, date: day, createdAt: `${day}T0${hour}:00:00.000Z` });
const records = (...days: string[]) => days.map((day) => at(day)) as MedicalRecord[];
const expenses = (...days: string[]) => days.map((day) => at(day, 9)) as Expense[];
const told = (...lists: [MedicalRecord[], Expense[]]) =>
  timelineOf(...lists, { limit: 3, most: 5 }).map(({ kind, row }) => `${kind[0]} ${row.date.slice(-2)}`);

test('What happened is told from the newest on, whatever list it is of', () => {
  expect(told(records('2026-11-20', '2026-11-01'), expenses('2026-11-20', '2026-11-10'))).toEqual([
    'e 20',
    'r 20',
    'e 10',
    'r 01',
  ]);
});

test('Nothing is told that lies before what is known of a list', () => {
  const many = expenses('2026-11-20', '2026-11-19', '2026-11-18');
  expect(told(records('2026-11-18', '2026-11-01'), many)).toEqual(['e 20', 'e 19', 'e 18', 'r 18']);
});

test('Of nothing there is nothing to tell, and no more than there is room for', () => {
  expect(told([], [])).toEqual([]);
  expect(told(records('2026-11-03', '2026-11-02'), expenses('2026-11-05', '2026-11-04')).length).toBe(4);
});
