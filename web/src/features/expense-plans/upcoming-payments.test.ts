import { expect, test } from 'vitest';
import { upcomingPayments } from './upcoming-payments.ts';

const monthly = {
  startsOn: '2026-10-31',
  repeatInterval: 'monthly' as const,
  repeatEvery: 1,
  repeatUntil: null,
  repeatTimes: null,
  amount: 129,
  prices: [],
};
const today = '2026-11-21';
const daysOf = (typed: Parameters<typeof upcomingPayments>[0]) =>
  upcomingPayments(typed, today)?.days.map(({ day }) => day);

test('The next three days are said, none that has passed among them, and that more come', () => {
  const ahead = upcomingPayments(monthly, today);
  expect(daysOf(monthly)).toEqual(['2026-11-30', '2026-12-31', '2027-01-31']);
  expect(ahead).toMatchObject({ isMore: true, lastOn: null });
});

test('Each is at the price of its day, in whatever order the changes are typed', () => {
  const prices = [{ from: '2027-01-01', amount: 149 }, { from: '2026-12-01', amount: 139 }, { from: '' }];
  expect(upcomingPayments({ ...monthly, prices }, today)?.days.map(({ amount }) => amount)).toEqual([129, 139, 149]);
});

test('A plan that ends lists its last days, and a finished plan lists none', () => {
  expect(upcomingPayments({ ...monthly, repeatTimes: 3 }, today)).toMatchObject({
    days: [{ day: '2026-11-30' }, { day: '2026-12-31' }],
    isMore: false,
    lastOn: '2026-12-31',
  });
  expect(daysOf({ ...monthly, repeatUntil: '2026-11-01' })).toEqual([]);
});

test.for([
  { startsOn: '' },
  { startsOn: '2026-02-30' },
  { amount: undefined },
  { amount: NaN },
  { amount: 0 },
  { repeatEvery: 0 },
  { repeatEvery: 1.5 },
  { repeatUntil: '' },
  { repeatTimes: NaN },
  { repeatInterval: undefined },
])('A plan with %o has no upcoming payments', (wrong) => {
  expect(upcomingPayments({ ...monthly, ...wrong } as typeof monthly, today)).toBeUndefined();
});
