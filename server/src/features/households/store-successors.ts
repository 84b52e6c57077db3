import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Place } from './store.ts';

const columns = [
  'householdId',
  'email',
  'name',
  'chosenAt',
  'chosenBy',
  'requestId',
  'askedBy',
  'askedAt',
  'joinsAt',
] as const;

export const list = (db: Db, homes: readonly string[]) =>
  db
    .selectFrom('successors')
    .select(columns)
    .where(sql<boolean>`household_id = any(${homes})`)
    .execute();

export const find = async (db: Db, { householdId }: Place) => (await list(db, [householdId]))[0];
export type Successor = NonNullable<Awaited<ReturnType<typeof find>>>;

/** True when an owner of this household is waiting for the deletion of their account. */
export async function hasLeavingOwner(db: Db, householdId: string) {
  const leaving = await db
    .selectFrom('householdMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select('u.id')
    .where('m.householdId', '=', householdId)
    .where('u.deletionDueAt', 'is not', null)
    .limit(1)
    .execute();
  return leaving.length > 0;
}

const nothingAsked = { requestId: null, askedBy: null, askedAt: null, joinsAt: null };

type Chosen = { readonly email: string; readonly name: string | null; readonly by: string };

/** Another one in place of who was named before; what that one asked ends. */
export const replace = (db: Db, { householdId }: Place, { by, ...chosen }: Chosen, now: Date) => {
  const values = { ...chosen, chosenAt: now, chosenBy: by, toldAt: null, ...nothingAsked };
  return db
    .insertInto('successors')
    .values({ householdId, ...values })
    .onConflict((conflict) => conflict.column('householdId').doUpdateSet(values))
    .execute();
};

export const updateName = (db: Db, { householdId }: Place, name: string) =>
  db.updateTable('successors').set({ name }).where('householdId', '=', householdId).execute();

/** Says that whoever was chosen is told now. Nothing comes back when they were, or nobody is chosen. */
export const updateTold = (db: Db, { householdId }: Place, now: Date) =>
  db
    .updateTable('successors')
    .set({ toldAt: now })
    .where('householdId', '=', householdId)
    .where('toldAt', 'is', null)
    .returning('email')
    .executeTakeFirst();

export const remove = (db: Db, { householdId }: Place) =>
  db.deleteFrom('successors').where('householdId', '=', householdId).execute();

type Request = {
  readonly requestId: string;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly joinsAt: Date;
};

export const updateRequest = (db: Db, { householdId }: Place, request: Request | undefined) =>
  db
    .updateTable('successors')
    .set(request ?? nothingAsked)
    .where('householdId', '=', householdId)
    .execute();
