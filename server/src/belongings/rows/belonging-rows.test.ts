import type { PetAccess } from '@tzemed/contract/schema/endpoint';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { petOf, scopeOf } from '../../access.ts';
import { transact } from '../../db/client.ts';
import { rows } from '../../features/expenses/store.ts';
import { rows as reminderRows } from '../../features/reminders/store.ts';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { askerOf, givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { type Plan, planOf, scansOf } from '../../testing/database/query-plan.ts';
import { vacuumTable } from '../../testing/database/vacuum-table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const asking = (owner: Owner) => ({
  db: app.db,
  user: askerOf(owner),
  now: new Date(),
  right: { area: 'expenses', level: 'edit' } as const satisfies PetAccess,
});
const bought = (day: number) => ({
  description: `קנייה ${day}`,
  amount: day,
  category: 'food' as const,
  date: `2026-10-${String((day % 28) + 1).padStart(2, '0')}`,
});

describe('the rows of a noun', () => {
  it('are written by the thousand, in their order, signed, all or none', async () => {
    const owner = await givenOwner(app);
    const ctx = asking(owner);
    const pet = await petOf(ctx, (await givenPet(app, owner)).id);
    const given = Array.from({ length: 2500 }, (_, i) => ({ pet, values: bought(i + 1) }));
    const count = async () => (await rows.tally(app.db, scopeOf(ctx), {})).total;

    const made = await transact(ctx, ({ db }) => rows.insertAll(db, given, app.clock.now));
    expect(made.map(({ amount }) => amount)).toEqual(given.map(({ values }) => values.amount));
    expect(await count()).toBe(2500);
    const signatures = app.db.selectFrom('expenses').select(['createdBy', 'updatedBy']).distinct();
    expect(await signatures.where('householdId', '=', owner.householdId).execute()).toEqual([
      { createdBy: owner.id, updatedBy: owner.id },
    ]);

    const bad = [...given, { pet, values: { ...bought(1), amount: 0 } }];
    await expect(transact(ctx, ({ db }) => rows.insertAll(db, bad, app.clock.now))).rejects.toThrow('amount');
    expect(await count()).toBe(2500);
  });

  it('are written however many they are and however many columns they have', async () => {
    const owner = await givenOwner(app);
    const right = { area: 'reminders', level: 'edit' } as const;
    const pet = await petOf({ ...asking(owner), right }, (await givenPet(app, owner)).id);
    const values = () => ({
      title: 'כדור',
      description: 'עם האוכל',
      date: '2026-11-22',
      time: '09:00',
      timezone: 'UTC',
      dueAt: app.clock.now,
      repeatInterval: 'daily' as const,
      seriesId: newId(),
      anchorDate: '2026-11-22',
      completedAt: app.clock.now,
      closedBy: owner.id,
    });
    // 4,000 rows of seventeen columns have more parameters than PostgreSQL takes in one statement.
    const given = Array.from({ length: 4000 }, () => ({ pet, values: values() }));
    const made = await transact(app, ({ db }) => reminderRows.insertAll(db, given, app.clock.now));
    expect(new Set(made.map(({ id }) => id)).size).toBe(4000);
  });

  it('are merged across several pets in one order, page by page, like a single list of all of them', async () => {
    const owner = await givenOwner(app);
    const ctx = asking(owner);
    const pets = [await givenPet(app, owner), await givenPet(app, owner), await givenPet(app, owner)];
    const proven = await Promise.all(pets.map(({ id }) => petOf(ctx, id)));
    const given = Array.from({ length: 90 }, (_, i) => ({ pet: proven[(i * i) % 3]!, values: bought(i) }));
    await rows.insertAll(app.db, given.slice(1), app.clock.now);

    const all = await app.db
      .selectFrom('expenses')
      .select('id')
      .where('householdId', '=', owner.householdId)
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => rows.list(app.db, scopeOf(ctx), {}, { page, limit: 25 })),
    );
    expect(pages.map((page) => page.length)).toEqual([25, 25, 25, 14]);
    expect(pages.flat().map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it('are found by the index of each pet: a page reads no more rows than it shows of each', async () => {
    const owner = await givenOwner(app);
    const ctx = asking(owner);
    const pets = [await givenPet(app, owner), await givenPet(app, owner)];
    const proven = await Promise.all(pets.map(({ id }) => petOf(ctx, id)));
    const given = Array.from({ length: 4000 }, (_, i) => ({ pet: proven[i % 2]!, values: bought(i + 1) }));
    await rows.insertAll(app.db, given, app.clock.now);
    await sql`analyze expenses, pets`.execute(app.db);

    const plan = await planOf(app.db, (db) => rows.list(db, scopeOf(ctx), {}, { page: 1, limit: 20 }));
    const scans = listed(plan);
    expect(scans.map((scan) => scan['Index Name'])).toEqual(['expenses_by_pet']);
    // Twenty of each of the two pets.
    expect(scans[0]!['Actual Rows'] * scans[0]!['Actual Loops']).toBe(40);

    const filters: object = { category: 'toys', from: '2026-10-05', to: '2026-10-20' };
    const none = await planOf(app.db, (db) => rows.list(db, scopeOf(ctx), filters, { page: 1, limit: 20 }));
    expect(listed(none).map((scan) => [scan['Index Name'], scan['Actual Rows']])).toEqual([
      ['expenses_by_category', 0],
    ]);
  });

  it('add up in the index that lists them, without a look at the rows', async () => {
    const owner = await givenOwner(app);
    const ctx = asking(owner);
    const pet = await petOf(ctx, (await givenPet(app, owner)).id);
    const given = Array.from({ length: 1000 }, (_, i) => ({ pet, values: bought(i + 1) }));
    await rows.insertAll(app.db, given, app.clock.now);
    await vacuumTable(app.db, 'expenses');
    const days = { from: '2026-08-20', to: '2026-10-15' };
    for (const filters of [{}, days, { paidBy: 'none' }]) {
      const asked: object = filters;
      const scans = scansOf(await planOf(app.db, (db) => rows.tally(db, scopeOf(ctx), asked)), 'expenses');
      expect(scans.map((scan) => [scan['Node Type'], scan['Index Name']])).toEqual([
        ['Index Only Scan', 'expenses_by_pet'],
      ]);
    }
  });

  it.for([
    {
      table: 'of two million rows of a hundred homes, planned once for all days',
      rows: 2e6,
      homes: 101,
      pets: 303,
      days: true,
    },
    {
      table: 'of a million rows of ten thousand homes, of all time',
      rows: 1e6,
      homes: 10_001,
      pets: 10_003,
      days: false,
    },
  ])(
    'are found by the index of their category in a large table too: $table',
    async ({ rows: count, homes, pets, days }) => {
      // Sets the statistics of a table of this size: PostgreSQL believes the number of rows per page and counts the
      // pages. A column's own `n_distinct` setting takes precedence.
      await sql`
      select pg_restore_relation_stats('schemaname', 'public', 'relname', 'expenses', 'reltuples', ${count}::real,
        'relpages', (pg_relation_size('expenses') / current_setting('block_size')::int)::int)
    `.execute(app.db);
      await sql`
        select pg_restore_attribute_stats('schemaname', 'public', 'relname', 'expenses', 'attname', name,
          'inherited', false, 'null_frac', 0::real, 'avg_width', 16, 'n_distinct', coalesce(said.different, told.different::real))
        from (values ('household_id', ${homes}::int), ('pet_id', ${pets}::int), ('category', 9), ('date', 730)) as told (name, different)
        left join lateral (
          select option_value::real as different from pg_attribute a, pg_options_to_table(a.attoptions)
          where a.attrelid = 'expenses'::regclass and a.attname = told.name and option_name = 'n_distinct'
        ) said on true
      `.execute(app.db);
      const owner = await givenOwner(app);
      const ctx = asking(owner);
      await givenPet(app, owner);
      const filters: object = { category: 'toys', ...(days && { from: '2026-10-05', to: '2026-10-20' }) };
      const plan = await planOf(
        app.db,
        (db) => rows.list(db, scopeOf(ctx), filters, { page: 1, limit: 20 }),
        'generic_plan',
      );
      expect(listed(plan).map((scan) => scan['Index Name'])).toEqual(['expenses_by_category']);
    },
  );
});

/** Scans of the listed rows. Linked rows are looked up only for rows that were bought for several pets. */
const listed = (plan: Plan) => scansOf(plan, 'expenses').filter((scan) => scan.Alias !== 'twin');
