import { fc } from '@tzemed/contract/testing/fast-check';
import { leadTimes } from '@tzemed/contract/notifications/lead-times';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { isLate, notificationTimeOf, notificationTimesOf } from './notification-times.ts';

const due = new Date('2026-11-21T10:00:00Z');
const leads = [0, 15, 60, 1440, 10_080];

it.each([
  // now, the lead that has come, what has come, the next one
  ['2026-11-21T09:00:00Z', 60, [60], 15],
  ['2026-11-21T09:00:00Z', 10_080, [60, 1440, 10_080], 15],
  ['2026-11-21T09:45:00Z', 60, [15, 60], 0],
  ['2026-11-21T10:00:00Z', 0, [0], null],
  ['2026-11-25T10:00:00Z', 10_080, leads, null],
  ['2026-11-21T08:59:59.999Z', 60, [], 60],
] as const)('At %s of what was asked for from %i minutes ahead, %j has come', (now, lead, come, next) => {
  const found = notificationTimesOf({ dueAt: due, lead }, leads, new Date(now));
  expect(found.come).toEqual(come);
  expect(found.next?.lead ?? null).toBe(next);
});

it('whole days ahead are of the same hour, across both changes of clocks', () => {
  // 25 October 2026 and 27 March 2026, at 2:00.
  expect(notificationTimeOf(new Date('2026-10-26T07:00:00Z'), 1440).toISOString()).toBe('2026-10-25T07:00:00.000Z');
  expect(notificationTimeOf(new Date('2026-10-25T07:00:00Z'), 1440).toISOString()).toBe('2026-10-24T06:00:00.000Z');
  expect(notificationTimeOf(new Date('2026-03-27T06:00:00Z'), 1440).toISOString()).toBe('2026-03-26T07:00:00.000Z');
  // Hours are hours.
  expect(notificationTimeOf(new Date('2026-10-25T00:30:00Z'), 60).toISOString()).toBe('2026-10-24T23:30:00.000Z');
});

it('is late from more than five minutes on', () => {
  expect(isLate(due, 60, new Date('2026-11-21T09:05:00Z'))).toBe(false);
  expect(isLate(due, 60, new Date('2026-11-21T09:05:00.001Z'))).toBe(true);
});

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

it('The database plans by the same moments', async () => {
  const minutes = fc.constantFrom(...new Set(Object.values(leadTimes).flat()));
  const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const cases = fc.sample(fc.tuple(instant, minutes), 300);
  // Hours that are there twice are said by neither, but for which of the two.
  const { rows } = await sql<{ at: Date }>`
    select notification_time(due, minutes) as at
    from unnest(${cases.map(([at]) => at)}::timestamptz[], ${cases.map(([, lead]) => lead)}::int[])
      with ordinality t(due, minutes, n) order by n`.execute(app.db);
  cases.forEach(([at, lead], n) => {
    const away = Math.abs(rows[n]!.at.getTime() - notificationTimeOf(at, lead).getTime());
    expect([0, 3_600_000], `${at.toISOString()} ${lead}`).toContain(away);
  });
  const differing = cases.filter(([at, lead], n) => rows[n]!.at.getTime() !== notificationTimeOf(at, lead).getTime());
  expect(differing.length).toBeLessThan(3);
});
