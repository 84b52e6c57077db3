import { expect, test } from 'vitest';
import { dose } from '@tzemed/contract/medical/doses';
import { dayOf } from '@tzemed/contract/dates/days';
import { formatsIn } from '../../../lib/format.ts';
import { buildRow } from '../../../testing/build-row.ts';
import { dana } from '../../../testing/session-fixtures.ts';
import { apoquel, tramadol } from '../../../testing/medicine-fixtures.ts';
import { weekGrid } from './week-grid.ts';

const given = (medicineId: string, at: string, plannedAt: string | null, more: object = {}) =>
  buildRow(dose, {
    id: `dose ${at}`,
    petId: apoquel.petId,
    medicineId,
    medicineName: '',
    outcome: 'given',
    at,
    plannedAt,
    givenBy: dana.id,
    isExtra: false,
    ...more,
  } as never);
const slot = (plannedAt: string, outcome: 'given' | 'skipped' | null, doseId: string | null = null) => ({
  medicineId: apoquel.id,
  petId: apoquel.petId,
  plannedAt,
  outcome,
  doseId,
});
const grid = (more: Partial<Parameters<typeof weekGrid>[0]>) =>
  weekGrid({
    courses: [apoquel],
    slots: [],
    doses: [],
    today: '2026-11-21',
    now: Date.parse('2026-11-21T10:00:00.000Z'),
    dayOf: (instant, zone) => dayOf(new Date(instant), zone),
    timeOf: formatsIn('he').time,
    ...more,
  });

test('A course has a row for each hour, and a cell for what became of each dose', () => {
  const morning = given(apoquel.id, '2026-11-20T06:05:00.000Z', '2026-11-20T06:00:00.000Z');
  const rows = grid({
    slots: [
      slot('2026-11-20T06:00:00.000Z', 'given', morning.id),
      slot('2026-11-19T18:00:00.000Z', 'skipped'),
      slot('2026-11-20T18:00:00.000Z', null),
    ],
    doses: [morning],
  });
  expect(rows.map(({ label }) => label)).toEqual(['08:00', '20:00']);
  expect(rows[0]!.cells[5]).toEqual({ kind: 'given', by: dana.id, at: morning.at, count: 1 });
  // Tonight's dose waits.
  expect(rows[1]!.cells.map((cell) => cell?.kind)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'skipped',
    'unanswered',
    'waiting',
  ]);
});

test('Doses without an hour share a row, and extra ones have their own', () => {
  const rows = grid({
    courses: [apoquel, tramadol],
    doses: [
      given(tramadol.id, '2026-11-20T06:00:00.000Z', null),
      given(tramadol.id, '2026-11-20T14:00:00.000Z', null),
      given(apoquel.id, '2026-11-18T14:00:00.000Z', null, { isExtra: true }),
    ],
  });
  expect(rows.map(({ label }) => label)).toEqual(['20:00', 'extra', 'asNeeded']);
  expect(rows[1]!.cells[3]).toMatchObject({ kind: 'given', count: 1 });
  expect(rows[2]!.cells[5]).toMatchObject({ count: 2, at: '2026-11-20T14:00:00.000Z' });
});
