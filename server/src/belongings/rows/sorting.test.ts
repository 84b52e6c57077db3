import { contract } from '@tzemed/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { testApp, type TestApp } from '../../testing/app.ts';
import { endpoints } from '../../testing/matrix/endpoints.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';

let app: TestApp;
let owner: Owner;
let petIds: string[];

type Row = Record<string, string | number | null> & { id: string };

/**
 * Every list with a `sort`, whose rows may be made by a `POST` to the same address; a new one is included by being there.
 * Below a pet they are the same lists. Doses are of a course, and are sorted by nothing of their own.
 */
const sortable = endpoints.flatMap(([name, row]) => {
  const sort = ((row.query as z.ZodMiniObject | undefined)?.shape as { sort?: z.ZodMiniOptional<z.ZodMiniEnum> })?.sort;
  return sort && name !== 'pets.search' && name !== 'doses.list' && row.reply !== 'file' && !row.path.includes(':')
    ? [[name, row.path, sort.def.innerType.options as string[]] as const]
    : [];
});

const samples: Record<string, (i: number) => object> = {
  'expenses.list': (i) => ({
    description: `קנייה ${i % 3}`,
    amount: 10 + ((i * 7) % 4),
    category: ['food', 'toys', 'other'][i % 3],
    date: `2026-10-0${1 + (i % 4)}`,
  }),
  'expensePlans.list': (i) => ({
    description: `ביטוח ${i % 3}`,
    amount: 10 + ((i * 7) % 4),
    category: 'insurance',
    startsOn: `2026-10-0${1 + (i % 4)}`,
    repeatInterval: 'monthly',
    repeatTimes: i % 3 ? null : 1,
  }),
  'careItems.list': (i) => ({
    title: `משימה ${i % 3}`,
    every: { count: 3, unit: 'month' },
    startsOn: '2026-12-01',
  }),
  'claims.list': (i) => ({
    insurer: `ליברה ${i % 3}`,
    status: 'draft',
  }),
  'medicalRecords.list': (i) => ({
    description: 'חיסון',
    type: ['vaccination', 'checkup'][i % 2],
    date: `2026-10-0${1 + (i % 3)}`,
    nextAppointment: i % 2 ? `2027-01-0${1 + (i % 4)}` : null,
  }),
  'observations.list': (i) => ({
    kind: ['walk', 'meal', 'pain'][i % 3],
    at: `2026-10-0${1 + (i % 4)}T07:00:00Z`,
  }),
  'measurements.list': (i) => ({
    kind: 'weight',
    value: 4000 + ((i * 7) % 4),
    takenAt: `2026-11-0${1 + (i % 3)}T07:00:00Z`,
  }),
  'medicines.list': (i) => ({
    name: `תרופה ${i % 3}`,
    instruction: 'כדור',
    schedule: i % 3 ? 'times' : 'asNeeded',
    times: [`0${8 + (i % 2)}:00`],
    from: `2026-10-0${1 + (i % 4)}`,
  }),
  'reminders.list': (i) => ({
    title: `כדור ${i % 3}`,
    date: `2026-12-0${1 + (i % 3)}T07:00:00Z`,
    time: '09:00',
  }),
  'feedings.list': (i) => ({
    food: `מזון ${i % 3}`,
    amount: 10 + (i % 4),
    unit: 'gram',
    times: ['08:00'],
    from: `2026-10-0${1 + (i % 3)}`,
  }),
};

/** The next ones of the records, the measures of the first weights, and reminders with those of the courses. */
const numbers: Record<string, number> = { 'appointments.list': 4, 'measures.list': 2, 'reminders.list': 15 };

beforeAll(async () => {
  app = await testApp();
  owner = await givenOwner(app);
  const some = { species: ['cat', 'dog'] as const, names: ['בלה', 'מיצי', 'אלי'] };
  petIds = [];
  for (const [i, name] of some.names.entries())
    petIds.push((await givenPet(app, owner, { name, species: some.species[i % 2]! })).id);
  await app.db
    .updateTable('pets')
    .set({ breed: 'כנעני' })
    .where('householdId', '=', owner.householdId)
    .where('id', 'in', petIds.slice(1))
    .execute();
  await app.db
    .updateTable('pets')
    .set({ birthDate: '2020-01-01' })
    .where('householdId', '=', owner.householdId)
    .where('id', '=', petIds[1]!)
    .execute();
  for (const [name, path] of sortable) {
    for (let i = 0; samples[name] && i < 9; i++) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000 * (i % 2));
      const body = { ...samples[name](i), petId: petIds[i % 2] };
      expect((await app.call('POST', `/api${path}`, { as: owner, body })).status).toBe(201);
    }
  }
  // Sent claims need an expense, and expenses are created later.
  await app.db
    .updateTable('claims')
    .set({ status: 'refused', sentOn: sql`date '2026-11-01' + right(insurer, 1)::int` })
    .where('householdId', '=', owner.householdId)
    .where('insurer', '!=', 'ליברה 0')
    .execute();
});

/** True if two rows are in the order of `sort`. */
function inOrder(sort: string, a: Row, b: Row) {
  const field = sort.replace('-', '');
  const [one, other] = [a[field] ?? null, b[field] ?? null];
  if (one === other) return sort === field ? a.id < b.id : a.id > b.id;
  if (one === null || other === null) return other === null;
  // Words are in the order of the database's language, which knows more than code points.
  if (['title', 'description', 'name', 'insurer'].includes(field)) return true;
  return sort === field ? one < other : one > other;
}

describe.each(sortable)('%s', (name, path, sorts) => {
  const get = (query: string) => app.call('GET', `/api${path}?${query}`, { as: owner });
  const rowsIn = (body: object) => Object.values(body).find(Array.isArray) as Row[];

  it.each(sorts)('is sorted by %s, pages and pets included', async (sort) => {
    const { status, body } = await get(`sort=${sort}`);
    expect(status).toBe(200);
    const rows = rowsIn(body);
    expect(rows.length).toBe(numbers[name] ?? (samples[name] ? 9 : 3));
    for (const [i, row] of rows.slice(1).entries()) expect([sort, inOrder(sort, rows[i]!, row)]).toEqual([sort, true]);
    const paged = [];
    for (let page = 1; page <= 8; page++) paged.push(...rowsIn((await get(`sort=${sort}&limit=2&page=${page}`)).body));
    expect(paged).toEqual(rows);
  });

  it('has the sums of the unsorted one, and refuses in words what it cannot be sorted by', async () => {
    const { [Object.keys((await get('')).body)[0]!]: _rows, ...usual } = (await get('')).body;
    expect((await get(`sort=${sorts[1]}`)).body).toMatchObject(usual);
    for (const sort of ['petId', 'id', '-', 'amount desc', '--createdAt']) {
      const { status, body } = await get(new URLSearchParams({ sort }).toString());
      expect([status, body.errors]).toEqual([422, { sort: 'אי אפשר למיין את הרשימה לפי זה' }]);
    }
  });
});

it('Every list of pets and of what hangs off them can be sorted', () => {
  const names = sortable.map(([name]) => name);
  // A book of addresses has one order, and so have what things are filed under, what reminders are made of, and what came from files.
  const isSorted = (noun: string) =>
    ![
      'vets',
      'tags',
      'reminderTemplates',
      'expenseCategories',
      'quickButtons',
      'doses',
      'expenseImports',
      'expenseTemplates',
      'budgets',
      'settlements',
      'stockItems',
    ].includes(noun);
  const nouns = Object.entries(contract).flatMap(([noun, table]) =>
    'restore' in table && 'update' in table && isSorted(noun) ? [`${noun}.list`] : [],
  );
  expect(names.toSorted()).toEqual(nouns.toSorted());
});

it('Found pets are sorted too', async () => {
  const query = new URLSearchParams({ q: 'כנעני', sort: '-createdAt' });
  const { body } = await app.call('GET', `/api/pets/search?${query}`, { as: owner });
  expect(body.pets.map(({ id }: Row) => id)).toEqual([petIds[2], petIds[1]]);
});
