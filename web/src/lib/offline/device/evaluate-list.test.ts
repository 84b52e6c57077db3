import { contract } from '@tzemed/contract';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { offlineResources, readPath } from '../resources.ts';
import { evaluateList } from './evaluate-list.ts';
import type { ListContext, Query, Row } from './list-rules.ts';

const now = Date.parse('2026-11-21T07:00:00Z');
const context: ListContext = { now, today: '2026-11-21', isActive: (petId) => petId !== 'archived' };
const list = (path: string, rows: readonly Row[], query: Query) =>
  evaluateList(offlineResources[path]!, rows, query, context);
const idsOf = (path: string, rows: readonly Row[], query: Query) =>
  (list(path, rows, query)[offlineResources[path]!.many] as Row[]).map(({ id }) => id);

describe.each(Object.entries(offlineResources))('%s', (path, { noun, one, many, list: rules }) => {
  type Calls = Record<string, { path: string; query: z.ZodMiniObject; reply: z.ZodMiniObject }>;
  const calls = (contract as unknown as Record<string, Calls>)[noun]!;

  test('has the path and the names of its contract', () => {
    expect(calls.list!.path).toBe(path);
    expect(Object.keys(calls.list!.reply.shape)).toContain(many);
    expect(Object.keys(calls.get!.reply.shape)).toEqual([one]);
  });

  test('knows each filter of its list: by a rule, or by a field of its name', () => {
    const row = (calls.get!.reply.shape[one] as z.ZodMiniObject).shape;
    const known = new Set([
      'petId',
      'tagId',
      'from',
      'to',
      'sort',
      'page',
      'limit',
      ...Object.keys(rules.filters ?? {}),
    ]);
    const unknown = Object.keys(calls.list!.query.shape).filter((name) => !known.has(name) && !(name in row));
    expect(unknown).toEqual([]);
  });

  test('answers every field of its list', () => {
    const page = evaluateList({ many, list: rules }, [], {}, context);
    expect(Object.keys(page).toSorted()).toEqual(Object.keys(calls.list!.reply.shape).toSorted());
  });

  test('looks for words in fields that its rows have', () => {
    const row = (calls.get!.reply.shape[one] as z.ZodMiniObject).shape;
    expect(rules.searched.filter((field) => !(field in row))).toEqual([]);
  });
});

const expense = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  petId: 'bella',
  date: '2026-11-20',
  description: 'שק מזון יבש',
  category: 'food',
  amount: 10.1,
  paidBy: 'dana',
  tagIds: [],
  ...more,
});
const purchases = [
  expense('a'),
  expense('b', { date: '2026-11-20', amount: 20.2, petId: 'mitzi', tagIds: ['tag'] }),
  expense('c', { date: '2026-10-01', category: 'vet', description: 'ביקור', paidBy: null }),
  expense('d', { date: '2026-03-05', amount: -5 }),
];

test.for<[Query, string[]]>([
  [{}, ['b', 'a', 'c', 'd']],
  [{ limit: '2', page: '2' }, ['c', 'd']],
  [{ petId: 'mitzi' }, ['b']],
  [{ category: 'vet' }, ['c']],
  [{ paidBy: 'none' }, ['c']],
  [{ tagId: 'tag' }, ['b']],
  [{ from: '2026-10-01', to: '2026-11-19' }, ['c']],
  [{ sort: 'amount' }, ['d', 'a', 'c', 'b']],
  [{ sort: '-date' }, ['b', 'a', 'c', 'd']],
  [{ q: 'מזון' }, ['b', 'a', 'd']],
  [{ q: 'ביקור', category: 'food' }, []],
  [{ petId: '' }, ['b', 'a', 'c', 'd']],
])('Expenses of %o', ([query, ids]) => {
  expect(idsOf('/expenses', purchases, query)).toEqual(ids);
});

test('Sums of expenses are of all that pass, those of the latest months of whole months', () => {
  const page = list('/expenses', purchases, { from: '2026-10-15', limit: '1' });
  expect(page).toMatchObject({ total: 2, totalAmount: 30.3, petCount: 2 });
  const { onPage, latest } = page.months as { onPage: unknown[]; latest: { month: string; count: number }[] };
  expect(onPage).toEqual([{ month: '2026-11', totalAmount: 30.3, count: 2 }]);
  expect(latest.map(({ month, count }) => [month, count])).toEqual([
    ['2026-06', 0],
    ['2026-07', 0],
    ['2026-08', 0],
    ['2026-09', 0],
    ['2026-10', 1],
    ['2026-11', 2],
  ]);
});

const reminder = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  petId: 'bella',
  petIds: ['bella'],
  title: 'כדור',
  date: '2026-11-22T07:00:00.000Z',
  completedAt: null,
  missedAt: null,
  snoozeUntil: null,
  tagIds: [],
  ...more,
});
const due = [
  reminder('late', { date: '2026-11-20T07:00:00.000Z' }),
  reminder('soon'),
  reminder('asleep', { date: '2026-11-20T08:00:00.000Z', snoozeUntil: '2026-11-21T09:00:00.000Z' }),
  reminder('far', { date: '2027-01-01T07:00:00.000Z' }),
  reminder('done', { completedAt: '2026-11-19T07:00:00.000Z' }),
  reminder('rests', { petId: 'archived', petIds: ['archived'] }),
  reminder('of-two-1', { petIds: ['bella', 'mitzi'], title: 'תילוע' }),
  reminder('of-two-2', { petId: 'mitzi', petIds: ['mitzi', 'bella'], title: 'תילוע' }),
];

test.for<[Query, string[]]>([
  [{ status: 'upcoming' }, ['asleep', 'of-two-1', 'soon', 'far']],
  [{ status: 'upcoming', onlyUpcoming: 'true' }, ['asleep', 'of-two-1', 'soon']],
  [{ status: 'upcoming', petId: 'mitzi' }, ['of-two-2']],
  [{ status: 'overdue' }, ['late']],
  [{ status: 'snoozed' }, ['asleep']],
  [{ status: 'completed' }, ['done']],
])('Reminders of %o', ([query, ids]) => {
  expect(idsOf('/reminders', due, query)).toEqual(ids);
});

test('Reminders are counted by status whichever is asked for, one of several pets once', () => {
  expect(list('/reminders', due, { status: 'completed' }).counts).toEqual({
    upcoming: 4,
    overdue: 1,
    completed: 1,
    missed: 0,
    snoozed: 1,
  });
});

test('Upcoming appointments are the soonest first, past ones the latest, without a time before those with one', () => {
  const visit = (id: string, date: string, more: Partial<Row> = {}): Row => ({
    id,
    date,
    time: '10:00',
    petId: 'bella',
    petIds: ['bella'],
    status: 'planned',
    tagIds: [],
    ...more,
  });
  const visits = [
    visit('a', '2026-11-30'),
    visit('b', '2026-11-25', { time: null }),
    visit('c', '2026-11-25'),
    visit('d', '2026-11-25', { status: 'cancelled' }),
    visit('e', '2026-11-01'),
    visit('f', '2026-11-01', { time: null }),
  ];
  expect(idsOf('/appointments', visits, { when: 'upcoming' })).toEqual(['c', 'b', 'a']);
  expect(idsOf('/appointments', visits, { when: 'past' })).toEqual(['d', 'f', 'e']);
});

test('Values without a place in a chosen order come last, either way', () => {
  const records = [
    { id: 'a', date: '2026-11-01', nextAppointment: null },
    { id: 'b', date: '2026-11-02', nextAppointment: '2026-12-01' },
    { id: 'c', date: '2026-11-03', nextAppointment: '2027-01-01' },
  ];
  expect(idsOf('/medical-records', records, { sort: 'nextAppointment' })).toEqual(['b', 'c', 'a']);
  expect(idsOf('/medical-records', records, { sort: '-nextAppointment' })).toEqual(['c', 'b', 'a']);
});

test.for([
  ['/api/expenses?page=1', '/expenses', undefined, { page: '1' }],
  ['/api/pets/bella/reminders?status=overdue', '/reminders', undefined, { status: 'overdue', petId: 'bella' }],
  ['/api/expenses/search?q=a', '/expenses', 'search', { q: 'a' }],
  ['/api/medical-records/7', '/medical-records', '7', {}],
] as const)('%s is read of a resource', ([url, path, id, query]) => {
  expect(readPath(url)).toMatchObject({ path, query });
  expect(readPath(url)?.id).toBe(id);
});

test.for(['/api/expenses/7/attachments', '/api/pets/bella/care', '/api/vets', '/api/pets/bella'])(
  '%s is not',
  (url) => {
    expect(readPath(url)).toBeUndefined();
  },
);
