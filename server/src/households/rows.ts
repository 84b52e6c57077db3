import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { newId } from '../lib/ids.ts';

export type Person = { readonly userId: string; readonly name: string };

/** A home of their own, of which they are the only owner. Answers its key. */
export async function foundHousehold(db: Db, { userId, name }: Person, now: Date) {
  const householdId = newId();
  await db.insertInto('households').values({ householdId, createdAt: now }).execute();
  await insertMember(db, householdId, { userId, name }, now);
  return householdId;
}

/** One more owner, with the name that stays on what they write. */
export async function insertMember(db: Db, householdId: string, { userId, name }: Person, now: Date) {
  await db.insertInto('householdMembers').values({ householdId, userId, joinedAt: now }).execute();
  await db
    .insertInto('householdPeople')
    .values({ householdId, userId, name })
    .onConflict((conflict) => conflict.columns(['householdId', 'userId']).doUpdateSet({ name }))
    .execute();
  await db.insertInto('memberships').values({ userId, householdId }).execute();
}

const householdsOf = async (db: Db, userId: string) => {
  const rows = await db.selectFrom('memberships').select('householdId').where('userId', '=', userId).execute();
  return rows.map(({ householdId }) => householdId);
};

/** Takes an owner out of all their homes. Answers the homes that are nobody's then: what is in them is still there. */
export async function removeMember(db: Db, userId: string): Promise<string[]> {
  const homes = await householdsOf(db, userId);
  if (homes.length === 0) return [];
  // Whoever adds a pet to one of them, or leaves it too, waits. In the order of their keys, so that two never wait for
  // each other.
  await db
    .selectFrom('households')
    .select('householdId')
    .where('householdId', 'in', homes)
    .orderBy('householdId')
    .forUpdate()
    .execute();
  const inHomes = sql<boolean>`household_id = any(${homes})`;
  await db.deleteFrom('householdMembers').where(inHomes).where('userId', '=', userId).execute();
  await db.deleteFrom('memberships').where('userId', '=', userId).execute();
  const left = await db.selectFrom('householdMembers').select('householdId').distinct().where(inHomes).execute();
  return homes.filter((home) => !left.some(({ householdId }) => householdId === home));
}

/** Everything of a home goes with it, and what is written elsewhere of where to look for it. */
export async function removeHouseholds(db: Db, homes: readonly string[]) {
  const areGone = sql<boolean>`household_id = any(${homes})`;
  await db.deleteFrom('handoverOffers').where(areGone).execute();
  await db.deleteFrom('households').where(areGone).execute();
}

/** Nobody joins or leaves these homes, or counts their pets, until the transaction ends. */
export const holdHouseholds = (db: Db, homes: readonly string[]) =>
  db
    .selectFrom('households')
    .select('householdId')
    .where(sql<boolean>`household_id = any(${homes})`)
    .orderBy('householdId')
    .forNoKeyUpdate()
    .execute();
