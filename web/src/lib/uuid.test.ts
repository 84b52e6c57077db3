import { afterEach, expect, test, vi } from 'vitest';
import { newExpense } from '@tzemed/contract/money/expenses';
import * as z from 'zod/mini';
import { newId, uuid } from './uuid.ts';

afterEach(() => {
  vi.useRealTimers();
});

const isTaken = (id: string) => z.safeParse(newExpense.shape.id, id).success;

test('The id of something new is one that the server takes, and a random one is not', () => {
  for (let count = 0; count < 200; count++) expect([isTaken(newId()), isTaken(uuid())]).toEqual([true, false]);
});

test.each(['2026-11-21T07:00:00.123Z', '1970-01-01T00:00:00.001Z', '2199-12-31T23:59:59.999Z'])(
  'An id begins with its creation time: %s',
  (at) => {
    vi.setSystemTime(at);
    expect(parseInt(newId().replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse(at));
  },
);

test('No two are the same within a moment', () => {
  vi.setSystemTime('2026-11-21T07:00:00Z');
  expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000);
});

test('Those of one moment stay in the order in which they were made, and those of a later one come after them', () => {
  vi.setSystemTime('2026-11-21T07:00:00Z');
  const ids = Array.from({ length: 300 }, newId);
  vi.setSystemTime('2026-11-21T07:00:00.001Z');
  ids.push(newId());
  expect(ids.toSorted()).toEqual(ids);
});
