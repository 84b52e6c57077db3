import { fc } from '@tzemed/contract/testing/fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WaitingChanges } from '../outbox/with-waiting.ts';
import { offlineResources } from '../resources.ts';
import { contextOf, rowsWithWaiting } from './answer-from-rows.ts';
import { evaluateList } from './evaluate-list.ts';
import type { Query, Row, RowFields } from './list-rules.ts';
import { listWithCreated } from './list-with-created.ts';

beforeEach(() => void vi.setSystemTime('2026-11-21T07:00:00Z'));

const expenses = offlineResources['/expenses']!;
const reminders = offlineResources['/reminders']!;
const expense = {
  date: fc.constantFrom('2026-11-02', '2026-11-20', '2026-10-31', '2025-12-01'),
  category: fc.constantFrom('food', 'vet'),
  amount: fc.integer({ min: 1, max: 1_000_000 }).map((agorot) => agorot / 100),
  petId: fc.constantFrom('bella', 'mitzi'),
};
const reminder = {
  date: fc.constantFrom('2026-11-20T07:00:00.000Z', '2026-11-22T07:00:00.000Z', '2027-01-01T07:00:00.000Z'),
  completedAt: fc.constantFrom(null, '2026-11-21T06:00:00.000Z'),
  missedAt: fc.constant(null),
  snoozeUntil: fc.constantFrom(null, '2026-11-23T07:00:00.000Z'),
  petId: fc.constant('bella'),
  petIds: fc.constant(['bella']),
  title: fc.string(),
};
const writtenIn = (noun: string, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .record({
      rows: fc.array(fc.record(fields), { maxLength: 5 }),
      created: fc.array(fc.record(fields), { maxLength: 3 }),
    })
    .map(({ rows, created }) => ({
      rows: rows.map((row, index) => ({ ...row, id: `row-${index}` })) as Row[],
      waiting: waitingFor(created.map((row, index) => ({ noun, row: { ...row, id: `created-${index}` } }))),
    }));
const waitingFor = (created: WaitingChanges['created'], attempted: readonly string[] = []): WaitingChanges => ({
  created,
  effects: new Map(),
  attempted: new Set(attempted),
});

const page = (resource: typeof expenses, rows: readonly Row[], query: Query) =>
  evaluateList(resource, rows, query, contextOf(new Map()));
const numbersIn = ({ many, list }: typeof expenses, answer: RowFields) =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => name !== many && !list.distinct?.includes(name)));
const idsIn = ({ many }: typeof expenses, answer: RowFields) => (answer[many] as Row[]).map(({ id }) => id).toSorted();
/** An answer with the months that `other` names, too. */
const inMonthsOf = (other: RowFields, answer: RowFields) => {
  const { months, ...rest } = answer as Months;
  if (!months) return rest;
  const named = (list: string) => new Set((other as Required<Months>).months[list]!.map(({ month }) => month));
  const kept = Object.entries(months).map(([list, sums]) => [list, sums.filter(({ month }) => named(list).has(month))]);
  return { ...rest, months: Object.fromEntries(kept) };
};
type Months = { months?: Record<string, { month: string }[]> };

test.each([
  [
    'expenses',
    expenses,
    expense,
    [{}, { category: 'food' }, { from: '2026-11-01', to: '2026-11-30' }, { petId: 'bella' }],
  ],
  ['reminders', reminders, reminder, [{}, { status: 'upcoming' }, { status: 'completed' }, { onlyUpcoming: 'true' }]],
] as const)(
  'A page of %s has the created rows and the sums that the server will answer once they are sent',
  (noun, resource, fields, queries) => {
    fc.assert(
      fc.property(writtenIn(noun, fields), fc.constantFrom<Query>(...queries), ({ rows, waiting }, query) => {
        const asked = { ...query, limit: '50' };
        const url = `/api/${noun}?${new URLSearchParams(asked).toString()}`;
        const answered = page(resource, rows, asked);
        const answer = listWithCreated(url, answered, waiting) as RowFields;
        const whole = page(resource, rowsWithWaiting(resource, rows, waiting, new Map()), asked);
        expect(idsIn(resource, answer)).toEqual(idsIn(resource, whole));
        expect(numbersIn(resource, answer)).toEqual(inMonthsOf(answered, numbersIn(resource, whole)));
      }),
    );
  },
);

const created = { id: 'new', amount: 5, date: '2026-11-20', category: 'food' };
const november = { month: '2026-11', totalAmount: 60, count: 21 };
const answered = {
  expenses: [{ id: 'old', amount: 6, date: '2026-11-20', category: 'food' }],
  total: 21,
  totalAmount: 60,
  months: { onPage: [november], latest: [november] },
};

test('Each page counts a created row, and the first one shows it', () => {
  const waiting = waitingFor([{ noun: 'expenses', row: created }]);
  const counted = { total: 22, totalAmount: 65, months: { onPage: [{ totalAmount: 65, count: 22 }] } };
  expect(listWithCreated('/api/expenses', answered, waiting)).toMatchObject({
    expenses: [{ id: 'new' }, { id: 'old' }],
    ...counted,
  });
  expect(listWithCreated('/api/expenses?page=2', answered, waiting)).toMatchObject({
    expenses: [{ id: 'old' }],
    ...counted,
  });
});

test('The sum of a month that the page does not name is not made of the created row alone', () => {
  const waiting = waitingFor([{ noun: 'expenses', row: { ...created, date: '2026-09-03' } }]);
  const { months, totalAmount } = listWithCreated('/api/expenses', answered, waiting) as typeof answered;
  expect(months).toEqual(answered.months);
  expect(totalAmount).toBe(65);
});

test.each([
  ['that the server may have', waitingFor([{ noun: 'expenses', row: created }], ['new'])],
  ['that the server will divide', waitingFor([{ noun: 'expenses', row: { ...created, parts: [] } }])],
])('A created row %s is shown and is in no sum', (_, waiting) => {
  expect(listWithCreated('/api/expenses', answered, waiting)).toMatchObject({
    expenses: [{ id: 'new' }, { id: 'old' }],
    total: 22,
    totalAmount: 60,
    months: answered.months,
  });
});

test('Answers that list no rows of a resource are unchanged', () => {
  const waiting = waitingFor([{ noun: 'expenses', row: created }]);
  const answer = { pets: [] };
  expect(listWithCreated('/api/pets', answer, waiting)).toBe(answer);
  expect(listWithCreated('/api/expenses/7', answer, waiting)).toBe(answer);
});
