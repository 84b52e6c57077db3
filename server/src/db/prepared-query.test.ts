import { afterAll, describe, expect, it } from 'vitest';
import type { ViewScope } from '../access.ts';
import { cloneDatabase } from '../testing/database/test-database.ts';
import { createDatabase, type Db } from './client.ts';
import { type Given, prepared, preparedRow } from './prepared-query.ts';

const { connection, drop } = await cloneDatabase();
const db = createDatabase(connection, console);
afterAll(async () => {
  await db.destroy();
  await drop();
});

type Scope = { readonly userId: string };
type Wanted = { role?: 'user' | 'admin' | undefined; before?: Date | null };

const people = ['0001', '0002', '0003'].map((end, i) => ({
  id: `00000000-0000-7000-8000-00000000${end}`,
  email: `${end}@example.co.il`,
  name: `אדם ${i + 1}`,
  role: i === 2 ? ('admin' as const) : ('user' as const),
  createdAt: new Date(`2026-0${i + 1}-01T00:00:00Z`),
  updatedAt: new Date('2026-11-21T00:00:00Z'),
}));
await db.insertInto('users').values(people).execute();

let timesBuilt = 0;
const names = prepared((on: Db, scope: Given<Scope>, { role, before }: Given<Wanted>) => {
  timesBuilt += 1;
  return on
    .selectFrom('users')
    .select('name')
    .where('id', '!=', scope.userId)
    .$if(role !== undefined, (q) => q.where('role', '=', role!))
    .$if(Boolean(before), (q) => q.where('createdAt', '<', before!))
    .orderBy('name');
});
const nobody = { userId: '00000000-0000-7000-8000-000000009999' };
const first = { userId: people[0]!.id };
const ask = async (scope: Scope, wanted: Wanted) => (await names(db, scope, wanted)).map(({ name }) => name);

describe('a prepared query', () => {
  it('gets the scope and the values of each call, not those it was built with', async () => {
    expect(await ask(nobody, { role: 'user' })).toEqual(['אדם 1', 'אדם 2']);
    expect(await ask(first, { role: 'user' })).toEqual(['אדם 2']);
    expect(await ask(nobody, { role: 'admin' })).toEqual(['אדם 3']);
  });

  it('is built once for each set of values that are there, whether the others are undefined, null or missing', async () => {
    expect(await ask(nobody, {})).toEqual(['אדם 1', 'אדם 2', 'אדם 3']);
    expect(await ask(nobody, { role: undefined, before: null })).toEqual(['אדם 1', 'אדם 2', 'אדם 3']);
    const before = new Date('2026-02-15T00:00:00Z');
    expect(await ask(nobody, { before })).toEqual(['אדם 1', 'אדם 2']);
    expect(await ask(first, { role: 'user', before })).toEqual(['אדם 2']);
    const built = timesBuilt;
    expect(await ask(nobody, { before: new Date('2026-01-15T00:00:00Z') })).toEqual(['אדם 1']);
    expect(await ask(first, {})).toEqual(['אדם 2', 'אדם 3']);
    expect(timesBuilt).toBe(built);
  });

  it('is not remembered in more shapes than a noun’s edits can do with', async () => {
    let times = 0;
    const any = prepared((on: Db, _scope: Given<Scope>, _values: Given<Record<string, number>>) => {
      times += 1;
      return on.selectNoFrom((eb) => eb.lit(1).as('one'));
    });
    const ask = (shape: number) => any(db, nobody, { [`field${shape}`]: 1 });
    for (let shape = 0; shape < 100; shape++) await ask(shape);
    for (let shape = 0; shape < 100; shape++) await ask(shape);
    expect(times).toBe(100);
    for (let shape = 100; shape < 1000; shape++) await ask(shape);
    expect(times).toBe(1000);
    // Had all of them been kept, these would be too.
    for (let shape = 0; shape < 100; shape++) await ask(shape);
    expect(times).toBe(1100);
  });

  it('lets nobody ask what a scope or a value is: that would be answered once for all calls', () => {
    prepared((on: Db, scope: Given<ViewScope<'expenses'>>, { role }: Given<Wanted>) => {
      // @ts-expect-error -- the area is SQL here, and no word to compare with
      const branch = scope.area === 'profile';
      // @ts-expect-error -- nor the level
      const level = scope.level === 'edit';
      // @ts-expect-error -- nor a value
      const value = role === 'admin';
      return on
        .selectFrom('users')
        .select('id')
        .limit(Number(branch) + Number(level) + Number(value));
    });
    // The cases that must not compile are above; this only checks that the function was created.
    expect(prepared).toBeTypeOf('function');
  });

  it('runs in the transaction it is handed', async () => {
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('users').where('role', '=', 'admin').execute();
      expect(await names(tx, nobody, { role: 'admin' })).toEqual([]);
      expect(await ask(nobody, { role: 'admin' })).toEqual(['אדם 3']);
    });
  });

  it('that always answers a row says so when it does not', async () => {
    const one = preparedRow((on: Db, scope: Given<Scope>) =>
      on.selectFrom('users').select('name').where('id', '=', scope.userId),
    );
    expect(await one(db, first, {})).toEqual({ name: 'אדם 1' });
    await expect(one(db, nobody, {})).rejects.toThrow('answered none');
  });
});
