import { expect, test } from 'vitest';
import { dose } from '@tzemed/contract/medical/doses';
import { dayOf } from '@tzemed/contract/dates/days';
import { buildRow } from '../../../testing/build-row.ts';
import { apoquel } from '../../../testing/medicine-fixtures.ts';
import { logDays, logSums } from './log-entries.ts';

const doseAt = (at: string, outcome: 'given' | 'skipped') =>
  buildRow(dose, {
    id: at,
    petId: apoquel.petId,
    medicineId: apoquel.id,
    medicineName: apoquel.name,
    outcome,
    at,
    isExtra: false,
  });
const slot = (plannedAt: string, outcome: 'given' | null = null) => ({
  medicineId: apoquel.id,
  petId: apoquel.petId,
  plannedAt,
  outcome,
  doseId: null,
});

test('The log has what was entered and what nobody entered by day, the newest first, and not what still waits', () => {
  const days = logDays(
    {
      medicines: [{ ...apoquel, nextAt: '2026-11-21T06:00:00.000Z' }],
      doses: [doseAt('2026-11-19T06:05:00.000Z', 'given'), doseAt('2026-11-20T06:00:00.000Z', 'skipped')],
      slots: [
        slot('2026-11-19T06:00:00.000Z', 'given'),
        slot('2026-11-20T18:00:00.000Z'),
        slot('2026-11-21T06:00:00.000Z'),
        slot('2026-11-21T18:00:00.000Z'),
      ],
    },
    { now: Date.parse('2026-11-21T10:00:00.000Z'), dayOf: (instant) => dayOf(new Date(instant)) },
  );
  expect(days.map(({ day, entries }) => [day, ...entries.map((one) => one.dose?.outcome ?? 'unanswered')])).toEqual([
    ['2026-11-20', 'unanswered', 'skipped'],
    ['2026-11-19', 'given'],
  ]);
  expect(logSums(days)).toEqual({ given: 1, skipped: 1, unanswered: 1 });
});
