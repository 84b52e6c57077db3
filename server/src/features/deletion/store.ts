import { dayOf } from '@tzemed/contract/dates/days';
import { sql } from 'kysely';
import { shareStands } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { removeNames } from '../../identity/sign-in-names.ts';

export const find = (db: Db, userId: string) =>
  db.selectFrom('users').select(['deletionAskedAt', 'deletionDueAt']).where('id', '=', userId).executeTakeFirst();

export const ask = (db: Db, userId: string, { now, dueAt }: { readonly now: Date; readonly dueAt: Date }) =>
  db
    .updateTable('users')
    .set({ deletionAskedAt: now, deletionDueAt: dueAt, updatedAt: now })
    .where('id', '=', userId)
    .execute();

export const undo = (db: Db, userId: string, now: Date) =>
  db
    .updateTable('users')
    .set({ deletionAskedAt: null, deletionDueAt: null, deletionWarnedAt: null, updatedAt: now })
    .where('id', '=', userId)
    .execute();

/** False when a mail has said so before. */
export async function markWarned(db: Db, userId: string, { now, dueAt }: { readonly now: Date; readonly dueAt: Date }) {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ deletionWarnedAt: now, deletionDueAt: dueAt })
    .where('id', '=', userId)
    .where('deletionWarnedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** People among these whose accounts wait for their deletion. */
export async function listLeaving(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`id = any(${ids})`)
    .where('deletionDueAt', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Accounts read per query. */
const atOnce = 100;

/** The days of a blocked account rest: its owner could not call the deletion off. */
const waiting = (db: Db, after: string | undefined) => {
  const next = db.selectFrom('users').select('id').where('blockedAt', 'is', null).orderBy('id').limit(atOnce);
  return after === undefined ? next : next.where('id', '>', after);
};

type Page = { readonly until: Date; readonly after: string | undefined };
/** Accounts whose days are over and whose owners were warned. */
export async function listDue(db: Db, { until, after }: Page) {
  const rows = await waiting(db, after)
    .where('deletionDueAt', '<=', until)
    .where('deletionWarnedAt', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Accounts that have not been warned of their deletion. */
export async function listUnwarned(db: Db, { until, after }: Page) {
  const rows = await waiting(db, after)
    .where('deletionDueAt', '<=', until)
    .where('deletionWarnedAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Archived ones too. */
export const listPets = (db: Db, homes: readonly string[]) =>
  db
    .selectFrom('pets')
    .select(['householdId', 'id', 'name'])
    .where(sql<boolean>`household_id = any(${homes})`)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();

/** People with whom a pet of these homes is shared. */
export async function countGuests(db: Db, homes: readonly string[], now: Date) {
  const { count } = await db
    .selectFrom('shares')
    .select(sql<number>`count(distinct user_id)::int`.as('count'))
    .where(sql<boolean>`household_id = any(${homes})`)
    .where('userId', 'is not', null)
    .where(shareStands(dayOf(now), 'shares'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Pets of others that somebody sees. */
export async function countSharedPets(
  db: Db,
  { id, guestOf }: { readonly id: string; readonly guestOf: readonly string[] },
  now: Date,
) {
  const { count } = await db
    .selectFrom('shares')
    .innerJoin('pets', (join) =>
      join.onRef('pets.householdId', '=', 'shares.householdId').onRef('pets.id', '=', 'shares.petId'),
    )
    .select(sql<number>`count(distinct shares.pet_id)::int`.as('count'))
    .where(sql<boolean>`shares.household_id = any(${guestOf})`)
    .where('shares.userId', '=', id)
    .where(shareStands(dayOf(now), 'shares'))
    .where('pets.deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The account, and what is the user's own. */
export async function remove(db: Db, id: string) {
  await removeNames(db, id);
  await db.deleteFrom('passkeyChallenges').where('userId', '=', id).execute();
  await db.deleteFrom('users').where('id', '=', id).execute();
}
