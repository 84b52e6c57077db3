import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '../db/client.ts';
import { newId } from '../lib/ids.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { givenOwner, givenPet, type Owner, writtenBy } from '../testing/fixtures/given.ts';
import { untilBlocked } from '../testing/database/lock-waits.ts';
import { tokenIn, mailsTo } from '../testing/fakes/mailbox.ts';
import { statementsOf } from '../testing/pinned/pinning-connection.ts';
import { at, urlOf } from '../testing/database/database-server.ts';
import { carriedTables, leftBehind } from './move-pet.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

describe('The data that moves with a pet', () => {
  /** Every table that names a pet, and why some of them are not carried. */
  const stays: Readonly<Record<string, string>> = {
    ...leftBehind,
    handovers: 'the line that its giver keeps',
    changes: 'what each home hears of, by its own numbers',
    due_queue: 'goes along by its own line: what was told is not told again',
    notifications: 'what somebody was told at the old home goes with its pet there',
  };

  it('is every table that names one, or there is a reason why it is not', async () => {
    expect(await forgotten(app.db)).toEqual([]);
    expect((await carriedTables(app.db)).map(({ table }) => table)).toEqual([
      'appointments',
      'attachments',
      'care_items',
      'claims',
      'comments',
      'medicines',
      'doses',
      'expense_plans',
      'expenses',
      'feedings',
      'files',
      'measures',
      'measurements',
      'medical_records',
      'observations',
      'reminders',
      'reminder_events',
    ]);
  });

  it.each([
    [
      'that names a pet without referring to it',
      'create table sips (household_id uuid, id uuid, pet_id uuid, primary key (household_id, id))',
    ],
    [
      'whose rows hang off what is carried, without a pet of their own',
      `create table sips (household_id uuid, id uuid, reminder_id uuid, primary key (household_id, id),
        foreign key (household_id, reminder_id) references reminders on delete cascade)`,
    ],
  ])('is not without a table %s', async (_what, fault) => {
    const rollback = new Error('taken back');
    const trying = app.db.transaction().execute(async (db) => {
      await sql.raw(fault).execute(db);
      expect(await forgotten(db)).toEqual(['sips']);
      throw rollback;
    });
    await expect(trying).rejects.toBe(rollback);
  });

  it('is a later noun too, once its table stands, after what it refers to', async () => {
    const rollback = new Error('taken back');
    const trying = app.db.transaction().execute(async (db) => {
      await sql
        .raw(`
        select create_belongings('sips', 'reminders', 'date date not null, reminder_id uuid');
        alter table sips add foreign key (household_id, reminder_id) references reminders;
      `)
        .execute(db);
      expect(await forgotten(db)).toEqual([]);
      const tables = (await carriedTables(db)).map(({ table }) => table);
      expect(tables.indexOf('sips')).toBeGreaterThan(tables.indexOf('reminders'));
      throw rollback;
    });
    await expect(trying).rejects.toBe(rollback);
  });

  async function forgotten(db: Db) {
    const carried = (await carriedTables(db)).map(({ table }) => table);
    const { rows } = await sql<{ table: string }>`
      select c.relname as table from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'pets' and (
        (select count(*) = 2 from pg_attribute a where a.attrelid = c.oid and a.attname in ('household_id', 'pet_id'))
        or exists (
          select from pg_constraint k join pg_class f on f.oid = k.confrelid
          where k.conrelid = c.oid and k.contype = 'f' and f.relname = any(${carried})
        )
      )`.execute(db);
    return rows.map(({ table }) => table).filter((table) => !carried.includes(table) && !(table in stays));
  }
});

/** Household with a pet that has many rows of each kind, and an accepted handover of it. */
async function accepted({ records = 30, files = 5 }: { records?: number; files?: number } = {}) {
  const [dana, yael] = [await givenOwner(app, 'דנה כהן'), await givenOwner(app, 'יעל לוי')];
  const { id: petId } = await givenPet(app, dana);
  const of = { householdId: dana.householdId, petId, ...writtenBy(dana, app.clock.now) };
  const each = <T>(count: number, make: (nth: number) => T) => Array.from({ length: count }, (_, nth) => make(nth));
  const third = Math.ceil(records / 3);
  const gone = (nth: number) => (nth % 10 === 0 ? { deletedAt: app.clock.now, deletedBy: dana.id } : {});
  await app.db
    .insertInto('expenses')
    .values(
      each(third, (nth) => ({
        ...of,
        ...gone(nth),
        id: newId(),
        description: `מזון ${nth}`,
        amount: 100 + nth,
        category: 'food' as const,
        date: `2026-${String(1 + (nth % 12)).padStart(2, '0')}-10`,
      })),
    )
    .execute();
  await app.db
    .insertInto('medicalRecords')
    .values(
      each(third, (nth) => ({
        ...of,
        ...gone(nth),
        id: newId(),
        type: 'checkup' as const,
        date: '2026-11-01',
        description: `ביקור ${nth}`,
      })),
    )
    .execute();
  await app.db
    .insertInto('reminders')
    .values(
      each(third, (nth) => ({
        ...of,
        ...gone(nth),
        id: newId(),
        title: `תזכורת ${nth}`,
        date: '2026-12-01',
        time: '09:00',
        timezone: 'Asia/Jerusalem',
        dueAt: app.clock.now,
        seriesId: newId(),
        anchorDate: '2026-12-01',
      })),
    )
    .execute();
  const kept = each(files, (nth) => ({ id: newId(), name: `${nth}.webp`, size: 5 }));
  for (const { id } of kept) await app.services.files.put(id, Buffer.from('bytes'));
  await app.db
    .insertInto('files')
    .values(
      kept.map((file) => ({
        ...file,
        householdId: dana.householdId,
        petId,
        area: 'profile' as const,
        type: 'image/webp',
        sha256: Buffer.alloc(32),
        createdAt: app.clock.now,
      })),
    )
    .execute();
  await app.db
    .updateTable('pets')
    .set({ photoId: kept[0]!.id, photoThumbId: kept[1]!.id })
    .where('householdId', '=', dana.householdId)
    .where('id', '=', petId)
    .execute();
  await app.call('POST', '/api/handovers', { as: dana, body: { petId, userEmail: yael.email } });
  const token = tokenIn((await mailsTo(app, yael.email)).at(-1));
  const before = await rowsOfPet(dana.householdId, petId);
  const { body } = await app.call('POST', '/api/handovers/accept', { as: yael, body: { token } });
  expect(body.offer.state).toBe('moving');
  return { dana, yael, petId, before, handoverId: body.offer.id as string };
}

/** All that a home has of a pet, without the home, and whether it came along to there. */
async function rowsOfPet(householdId: string, petId: string) {
  const selects = ['expenses', 'medical_records', 'reminders', 'files', 'pets'].map(
    (table) => sql`
      select ${table} as table, to_jsonb(t) - '{household_id,came_along,came_at}'::text[] as row from ${sql.table(table)} t
      where household_id = ${householdId} and ${sql.ref(table === 'pets' ? 'id' : 'pet_id')} = ${petId}`,
  );
  const { rows } = await sql`${sql.join(selects, sql` union all `)} order by 1, 2`.execute(app.db);
  return rows;
}

/** Side that has the pet: never both, never half. */
async function sideOf({ dana, yael, petId, before }: Awaited<ReturnType<typeof accepted>>) {
  const [here, there] = [await rowsOfPet(dana.householdId, petId), await rowsOfPet(yael.householdId, petId)];
  const [side, other, rows] = there.length > 0 ? ['receiver', here, there] : ['giver', there, here];
  expect(other).toEqual([]);
  expect(rows).toEqual(before);
  return side;
}

describe('A move', () => {
  it('is of 1,000 records and 200 files by the statements of a small one, and each of them is as it was', async () => {
    async function moved(size?: { records: number; files: number }) {
      const world = await accepted(size);
      const { statements } = await statementsOf(() => app.drainJobs());
      expect(await sideOf(world)).toBe('receiver');
      return { world, statements };
    }
    const small = await moved();
    const { world, statements } = await moved({ records: 1000, files: 200 });
    expect(statements).toEqual(small.statements);
    const { rows } = await sql`select rebuild_search_items() as found`.execute(app.db);
    expect(rows).toEqual([{ found: 0 }]);
    const photo = await app.call('GET', `/api/pets/${world.petId}/photo`, { as: world.yael });
    expect([photo.status, String(photo.body)]).toEqual([200, 'bytes']);
  });

  it('takes tags along: under what is called so there, under a new one, and nothing of one that was deleted', async () => {
    const { dana, yael, petId } = await accepted();
    const tag = async (as: Owner, name: string) =>
      (await app.call('POST', '/api/tags', { as, body: { name, hue: 'lilac' } })).body.tag.id as string;
    const names = ['ביטוח', 'שיקום', 'אחרת', 'נמחקה'];
    const [claim, rehab, merged, gone] = await Promise.all(names.map((name) => tag(dana, name)));
    const there = await tag(yael, 'בִּיטוּחַ');
    await app.call('POST', `/api/tags/${merged}/merge`, { as: dana, body: { tagId: rehab } });
    const bearing = { tagIds: [claim!, merged!, gone!] };
    const isHis = { householdId: dana.householdId, petId };
    await app.db
      .updateTable('expenses')
      .set(bearing)
      .where((eb) => eb.and(isHis))
      .execute();
    await app.db
      .updateTable('pets')
      .set({ tagIds: [claim!] })
      .where('householdId', '=', dana.householdId)
      .where('id', '=', petId)
      .execute();
    await app.call('DELETE', `/api/tags/${gone}`, { as: dana });
    await app.drainJobs();

    const { tags } = (await app.call('GET', '/api/tags', { as: yael })).body;
    const brought = tags.find(({ name }: { name: string }) => name === 'שיקום');
    expect(tags).toHaveLength(2);
    expect(brought).toMatchObject({ hue: 'lilac', householdId: yael.householdId });
    const { expenses } = (await app.call('GET', `/api/expenses?petId=${petId}`, { as: yael })).body;
    for (const { tagIds } of expenses) expect(tagIds.toSorted()).toEqual([there, brought.id].toSorted());
    const { pet } = (await app.call('GET', `/api/pets/${petId}`, { as: yael })).body;
    expect([pet.tagIds, pet.householdId]).toEqual([[there], yael.householdId]);
    // Tags that stay behind are unchanged.
    expect((await app.call('GET', '/api/tags', { as: dana })).body.total).toBe(2);
  });

  it('takes categories along by their names, and leaves none behind in what was deleted', async () => {
    const { dana, yael, petId } = await accepted();
    const category = async (as: Owner, name: string, hue: string) =>
      (await app.call('POST', '/api/expenses/categories', { as, body: { name, hue, icon: 'bed' } })).body.category.id;
    const spend = async (category: string) =>
      (
        await app.call('POST', '/api/expenses', {
          as: dana,
          body: { petId, description: name, amount: 10, date: '2026-11-01', category },
        })
      ).body.expense.id as string;
    const name = 'לילה';
    const [known, fresh, gone] = await Promise.all(
      ['פנסיון', 'דוגווקר', 'נמחקה'].map((one) => category(dana, one, 'lilac')),
    );
    const there = await category(yael, 'פנסיון', 'sky');
    for (const one of [known, fresh]) await spend(one);
    const deleted = await spend(gone);
    await app.call('DELETE', `/api/expenses/${deleted}`, { as: dana });
    await app.call('DELETE', `/api/expenses/categories/${gone}`, { as: dana });
    await app.drainJobs();

    const { categories } = (await app.call('GET', '/api/expenses/categories', { as: yael })).body;
    const own = categories.filter(({ isBuiltIn }: { isBuiltIn: boolean }) => !isBuiltIn);
    expect(own.map((one: { name: string; hue: string }) => [one.name, one.hue])).toEqual([
      ['דוגווקר', 'lilac'],
      ['פנסיון', 'sky'],
    ]);
    const { expenses } = (
      await app.call('GET', `/api/expenses?petId=${petId}&from=2026-11-01&to=2026-11-01`, { as: yael })
    ).body;
    const moved = expenses.filter(({ description }: { description: string }) => description === name);
    expect(moved.map((one: { category: string }) => one.category).toSorted()).toEqual([there, own[0].id].toSorted());
    await app.call('POST', `/api/expenses/${deleted}/restore`, { as: yael });
    const { expense } = (await app.call('GET', `/api/expenses/${deleted}`, { as: yael })).body;
    expect(expense.category).toBe('other');
  });

  it('leaves the bytes where the sweep and the giver’s farewell find them in use', async () => {
    const { dana, yael, petId } = await accepted();
    await app.drainJobs();
    await app.call('DELETE', '/api/auth/account', { as: dana });
    await app.drainJobs();
    const { sweepFiles } = await import('../files/storage/sweep-files.ts');
    const clock = () => new Date(Date.now() + 2 * 86_400_000);
    const log = { info: () => undefined } as never;
    await sweepFiles({ db: app.db, files: app.services.files, clock, log });
    const photo = await app.call('GET', `/api/pets/${petId}/photo`, { as: yael });
    expect([photo.status, String(photo.body)]).toEqual([200, 'bytes']);
  });

  it('loses and doubles nothing that is written at the same time', async () => {
    const { dana, yael, petId, handoverId } = await accepted({ records: 300 });
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    const over = new AbortController();
    const expense = { description: 'בזמן המעבר', amount: 1, category: 'food', date: '2026-11-19', petId };
    async function write(as: Owner) {
      while (!over.signal.aborted) {
        const made = await app.call('POST', '/api/expenses', { as, body: expense });
        statuses.add(made.status);
        if (made.status !== 201) continue;
        acknowledged.push(made.body.expense.id);
        const url = `/api/expenses/${made.body.expense.id}`;
        const edited = await app.call('PUT', url, { as, body: { ...expense, amount: 2 } });
        statuses.add(edited.status);
      }
    }
    const writers = [dana, dana, dana, yael].map(write);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(3);
    await app.drainJobs();
    // The giver hears of the move with the next write.
    await expect.poll(() => statuses.has(404)).toBe(true);
    over.abort();
    await Promise.all(writers);
    const { body } = await app.call('GET', `/api/handovers/${handoverId}`, { as: dana });
    expect(body.handover.state).toBe('done');
    const { rows } = await sql<{ id: string; householdId: string }>`
      select id, household_id from expenses
      where household_id = any(${[dana.householdId, yael.householdId]}) and pet_id = ${petId} and description = 'בזמן המעבר' order by id`.execute(
      app.db,
    );
    expect(rows.map(({ id }) => id)).toEqual(acknowledged.toSorted());
    expect(new Set(rows.map(({ householdId }) => householdId))).toEqual(new Set([yael.householdId]));
    expect([...statuses].filter((status) => ![200, 201, 404].includes(status))).toEqual([]);
    expect(statuses).toContain(404);
  });
});

it('An edit that is under way when a move begins is carried along', async () => {
  const { dana, yael, petId } = await accepted();
  let draining: Promise<void> | undefined;
  await app.db.transaction().execute(async (db) => {
    await sql`
      update expenses set description = 'נערך' where household_id = ${dana.householdId} and pet_id = ${petId}`.execute(
      db,
    );
    draining = app.drainJobs();
    await untilBlocked(app.db);
  });
  await draining;
  const { rows } = await sql<{ description: string }>`
    select distinct description from expenses where household_id = ${yael.householdId}`.execute(app.db);
  expect(rows).toEqual([{ description: 'נערך' }]);
});

describe('A move that ends in the middle', () => {
  /** Moves by hand in another process, slowly enough to be ended; each place is one table further. */
  const places = ['pets', 'expenses', 'medical_records', 'reminders', 'files'];

  async function slowedAt<T>(table: string, work: () => Promise<T>) {
    await sql
      .raw(`
      create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(30); return null; end $$;
      create trigger linger after insert on ${table} for each statement execute function linger();
    `)
      .execute(app.db);
    try {
      return await work();
    } finally {
      await sql.raw('drop function linger cascade').execute(app.db);
    }
  }

  const lingering = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and wait_event = 'PgSleep'`.execute(app.db);
    return rows[0]?.pid;
  };
  async function untilLingering() {
    for (;;) {
      const pid = await lingering();
      if (pid !== undefined) return pid;
      await sleep(20);
    }
  }

  it.each(places)(
    'changes nothing when its process is killed while it writes %s, and the next one moves everything',
    async (table) => {
      const world = await accepted();
      await slowedAt(table, async () => {
        const child = await moveElsewhere(world);
        const pid = await untilLingering();
        child.kill('SIGKILL');
        await once(child, 'exit');
        await sql`select pg_terminate_backend(${pid})`.execute(app.db);
        while ((await lingering()) !== undefined) await sleep(20);
      });
      expect(await sideOf(world)).toBe('giver');
      await app.drainJobs();
      expect(await sideOf(world)).toBe('receiver');
    },
  );

  it('can be accepted again after its connection was cut', async () => {
    const world = await accepted();
    await slowedAt('reminders', async () => {
      const draining = app.drainJobs();
      await sql`select pg_terminate_backend(${await untilLingering()})`.execute(app.db);
      await draining;
    });
    expect(await sideOf(world)).toBe('giver');
    const { body } = await app.call('GET', '/api/handovers', { as: world.yael });
    expect(body.offers).toMatchObject([{ id: world.handoverId, state: 'failed' }]);
    await app.call('POST', '/api/handovers/accept', { as: world.yael, body: { handoverId: world.handoverId } });
    await app.drainJobs();
    expect(await sideOf(world)).toBe('receiver');
  });

  /** A process of its own that moves the pet on this database, and would then end. */
  async function moveElsewhere({ dana, yael, petId }: Awaited<ReturnType<typeof accepted>>) {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
    const url = urlOf(at(inject('databaseServer'), rows[0]?.name ?? ''));
    const script = `
      const { createDatabase } = await import(${JSON.stringify(path.join(import.meta.dirname, '../db/client.ts'))});
      const { movePet } = await import(${JSON.stringify(path.join(import.meta.dirname, 'move-pet.ts'))});
      const db = createDatabase({ connectionString: process.env.DATABASE_URL, statement_timeout: 0 }, console);
      const [petId, from, to] = process.argv.slice(1);
      await db.transaction().execute((tx) => movePet(tx, { petId, from, to, clock: () => new Date() }));
      await db.destroy();`;
    return spawn(process.execPath, ['--input-type=module', '-e', script, petId, dana.householdId, yael.householdId], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'ignore',
    });
  }
});
