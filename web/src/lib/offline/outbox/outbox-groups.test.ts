import { expect, test } from 'vitest';
import type { OutboxEntry } from './entry.ts';
import { groupEntries } from './outbox-groups.ts';

const item = '01980b1e-7c00-7000-8000-000000000001';
const entry = (seq: number, changed: Partial<OutboxEntry>): OutboxEntry => ({
  id: `id ${seq}`,
  seq,
  method: 'POST',
  url: '/api/expenses',
  isCreate: true,
  item,
  at: seq,
  state: 'waiting',
  attempts: 0,
  notBefore: 0,
  ...changed,
});
const picture = (seq: number, changed: Partial<OutboxEntry> = {}) =>
  entry(seq, {
    url: `/api/uploads?for=${item}`,
    isCreate: false,
    file: { name: 'a.jpg', type: 'image/jpeg', size: 1000 },
    ...changed,
  });

test('Pictures that were taken before their expense was saved stand with it, at their place', () => {
  const later = entry(4, { id: 'other', item: 'other' });
  const groups = groupEntries([picture(1), picture(2), entry(3, { id: item }), later]);
  expect(groups.map(({ key, files }) => [key, files.map(({ seq }) => seq)])).toEqual([
    [item, [1, 2]],
    ['other', []],
  ]);
});

test('Files without a change to their item are one line', () => {
  expect(groupEntries([picture(1), picture(2)]).map(({ all }) => all.length)).toEqual([2]);
});

test('A refused picture stands apart from the expense that waits', () => {
  const groups = groupEntries([picture(1, { state: 'parked' }), entry(2, { id: item })]);
  expect(groups.map(({ all }) => all.map(({ seq }) => seq))).toEqual([[1], [2]]);
});
