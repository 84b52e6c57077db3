import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../db/client.ts';
import { testApp } from '../app.ts';
import { givenOwner, givenPet } from '../fixtures/given.ts';
import { rowsOf, tracesKept, versionsOf } from '../database/account-rows.ts';
import { writes } from './count-writes.ts';

const app = await testApp();
const owner = await givenOwner(app);
const pet = await givenPet(app, owner);
const ofOwner = (db: Db) => db.selectFrom('pets').select('id').where('householdId', '=', owner.householdId);
const renamed = app.db.updateTable('pets').where('householdId', '=', owner.householdId).where('id', '=', pet.id);

const isNoted = async (work: () => Promise<unknown>) => {
  const before = writes();
  await work();
  return writes() > before;
};

it('A statement that may write is counted, even if it looks like a read', async () => {
  expect(await isNoted(() => renamed.set({ name: 'בל' }).execute())).toBe(true);
  expect(await isNoted(() => app.db.transaction().execute((tx) => sql`select 1`.execute(tx)))).toBe(true);
  expect(
    await isNoted(() =>
      sql`with gone as (delete from files where household_id = ${owner.householdId} returning id) select id from gone`.execute(
        app.db,
      ),
    ),
  ).toBe(true);
  expect(await isNoted(() => sql`select rebuild_refunded()`.execute(app.db))).toBe(true);
});

it('A read, a lock or a transaction rolled back before a write is not counted', async () => {
  const takenBack = () =>
    app.db.transaction().execute(async (tx) => {
      await ofOwner(tx).forNoKeyUpdate().execute();
      await sql`select 1`.execute(tx);
      throw new Error('taken back');
    });
  expect(await isNoted(() => ofOwner(app.db).execute())).toBe(false);
  expect(await isNoted(() => takenBack().catch(() => undefined))).toBe(false);
});

it('Rows are read again after what may have written, and traces are found in what is new and in what has gone', async () => {
  const [rows, versions] = [await rowsOf(app.db, owner), await versionsOf(app.db, owner)];
  const traces = await tracesKept(app.db, owner);
  expect(traces).toContain(pet.id);
  expect([await rowsOf(app.db, owner), await versionsOf(app.db, owner)]).toEqual([rows, versions]);
  const other = await givenPet(app, owner);
  await app.db.deleteFrom('pets').where('householdId', '=', owner.householdId).where('id', '=', pet.id).execute();
  expect(await rowsOf(app.db, owner)).not.toEqual(rows);
  expect(await versionsOf(app.db, owner)).not.toBe(versions);
  const now = await tracesKept(app.db, owner);
  expect([now.has(pet.id), now.has(other.id), now.has(owner.householdId)]).toEqual([true, true, true]);
});
