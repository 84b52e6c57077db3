import { expect, it } from 'vitest';
import { availability, daysOf, levelOf, overall, shareKnown } from './history.ts';

const counts = (ok: number, slow = 0, failed = 0) => ({ ok, slow, failed });
const day = (date: string, files: ReturnType<typeof counts>, minutes = 1440) => ({
  date,
  minutes,
  parts: { database: counts(0), jobs: counts(0), mail: counts(0), files },
});

it('Days without data are unknown, and so is the rest of a day that was partly checked', () => {
  const days = daysOf('files', [day('2026-11-20', counts(600)), day('2026-11-21', counts(540), 540)], '2026-11-21', 4);
  expect(days.map(({ date, minutes }) => [date, levelOf(minutes), minutes.unknown, shareKnown(minutes)])).toEqual([
    ['2026-11-18', 'unknown', 1440, 0],
    ['2026-11-19', 'unknown', 1440, 0],
    ['2026-11-20', 'ok', 840, 600 / 1440],
    ['2026-11-21', 'ok', 0, 1],
  ]);
});

it('A day in which a restart lost a check is known', () => {
  const [one] = daysOf('files', [day('2026-11-21', counts(1438))], '2026-11-21', 1);
  expect(one?.minutes.unknown).toBe(0);
  const [three] = daysOf('files', [day('2026-11-21', counts(1437))], '2026-11-21', 1);
  expect(three?.minutes.unknown).toBe(3);
});

it('A day that has just begun is known for what was checked alone', () => {
  const [one] = daysOf('files', [day('2026-11-21', counts(1), 3)], '2026-11-21', 1);
  expect(one?.minutes.unknown).toBe(2);
});

it('The worst of a day is its level', () => {
  expect(levelOf({ ...counts(1438, 1, 1), unknown: 0 })).toBe('failed');
  expect(levelOf({ ...counts(1438, 2), unknown: 0 })).toBe('slow');
  expect(levelOf({ ...counts(0), unknown: 3 })).toBe('unknown');
});

it.each([
  ['that never failed', counts(1430, 10), 1],
  ['that failed for a minute of many', counts(1_000_000, 0, 1), 0.9999],
  ['that failed in a third of its time', counts(2, 0, 1), 0.6666],
  ['that never worked', counts(0, 0, 9), 0],
  ['that was never checked', counts(0), null],
])('The availability of a part %s', (_which, files, share) => {
  expect(availability(daysOf('files', [day('2026-11-21', files)], '2026-11-21', 90))).toBe(share);
});

it.each([
  [['ok', 'ok', 'ok', 'ok'], 'ok'],
  [['ok', 'ok', null, 'ok'], 'unknown'],
  [['ok', 'slow', null, 'ok'], 'slow'],
  [['ok', 'slow', null, 'failed'], 'failed'],
  [[null, null, null, null], 'unknown'],
] as const)('Parts that are %j come to %s', ([database, jobs, files, mail], level) => {
  expect(overall({ now: { database, jobs, files, mail } })).toBe(level);
});
