import { expect, test } from 'vitest';
import { upcomingPriceChanges } from './upcoming-price-changes.ts';

const prices = [
  { from: '2026-12-01', amount: 139 },
  { from: '2027-03-01', amount: 149 },
  { from: '2027-06-01', amount: 149 },
  { from: '2028-01-01', amount: 160 },
];
const plan = { amount: 129, prices, nextOn: '2026-12-10', lastOn: null };
const days = (given: Partial<Parameters<typeof upcomingPriceChanges>[0]>) =>
  upcomingPriceChanges({ ...plan, ...given }).map(({ from }) => from);

test('A price that the next payment already has is no upcoming change, and neither is an equal price', () => {
  expect(days({})).toEqual(['2027-03-01', '2028-01-01']);
  expect(days({ nextOn: '2026-11-10' })).toEqual(['2026-12-01', '2027-03-01', '2028-01-01']);
});

test('A change after the last day never comes, and a finished plan has none', () => {
  expect(days({ lastOn: '2027-12-10' })).toEqual(['2027-03-01']);
  expect(days({ nextOn: null, lastOn: '2026-11-10' })).toEqual([]);
});
