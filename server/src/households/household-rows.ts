import { dayOf } from '@tzemed/contract/dates/days';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { newId } from '../lib/ids.ts';

export type Person = { readonly userId: string; readonly name: string };

/** A home of their own, of which they are the only owner. Answers its key. */
export async function createHousehold(db: Db, { userId, name }: Person, now: Date) {
  const householdId = newId();
  await db.insertInto('households').values({ householdId, createdAt: now }).execute();
  await db.insertInto('changeCounters').values({ householdId }).execute();
  await insertMember(db, householdId, { userId, name }, now);
  return householdId;
}

/** Adds an owner, with the name that stays on what they write. */
export async function insertMember(db: Db, householdId: string, { userId, name }: Person, now: Date) {
  await db.insertInto('householdMembers').values({ householdId, userId, joinedAt: now }).execute();
  await db
    .insertInto('ownerships')
    .values({ householdId, userId, fromDay: dayOf(now), untilDay: null })
    .onConflict((conflict) => conflict.columns(['householdId', 'userId', 'fromDay']).doUpdateSet({ untilDay: null }))
    .execute();
  await db
    .insertInto('householdPeople')
    .values({ householdId, userId, name, wasOwner: true })
    .onConflict((conflict) => conflict.columns(['householdId', 'userId']).doUpdateSet({ name, wasOwner: true }))
    .execute();
  await db.insertInto('memberships').values({ userId, householdId }).execute();
}

/** Changes a person's name in these households, where they are known. */
export const rename = (db: Db, homes: readonly string[], { userId, name }: Person) =>
  db
    .updateTable('householdPeople')
    .set({ name })
    .where(sql<boolean>`household_id = any(${homes})`)
    .where('userId', '=', userId)
    .where('name', '!=', name)
    .execute();

/** The homes of which somebody is an owner. */
export const householdsOf = async (db: Db, userId: string) => {
  const rows = await db.selectFrom('memberships').select('householdId').where('userId', '=', userId).execute();
  return rows.map(({ householdId }) => householdId);
};

/** Locks households until the transaction ends: nobody joins or leaves them, or counts their pets. */
export const lockHouseholds = (db: Db, homes: readonly string[]) =>
  db
    .selectFrom('households')
    .select('householdId')
    .where(sql<boolean>`household_id = any(${homes})`)
    .orderBy('householdId')
    .forNoKeyUpdate()
    .execute();

/** Owners of some households, with the names that others see; the longest-standing first. */
export const listOwners = (db: Db, homes: readonly string[]) =>
  db
    .selectFrom('householdMembers as m')
    .innerJoin('householdPeople as p', (join) =>
      join.onRef('p.householdId', '=', 'm.householdId').onRef('p.userId', '=', 'm.userId'),
    )
    .select(['m.householdId', 'm.userId', 'm.joinedAt', 'p.name'])
    .where(sql<boolean>`m.household_id = any(${homes})`)
    .orderBy('m.joinedAt')
    .orderBy('m.userId')
    .execute();

/** An offer of a pet needs an owner who stands behind it: those of somebody end with their ownership, unless accepted. */
async function endOffersOf(db: Db, homes: readonly string[], userId: string) {
  const ended = await db
    .deleteFrom('handovers')
    .where(sql<boolean>`household_id = any(${homes})`)
    .where('createdBy', '=', userId)
    .where('state', 'in', [sql.lit('asked' as const), sql.lit('failed' as const)])
    .returning(['householdId', 'id as handoverId', 'email'])
    .execute();
  for (const { email, ...offer } of ended)
    await db
      .deleteFrom('handoverOffers')
      .where((eb) => eb.and({ ...offer, email: email?.toLowerCase() ?? '' }))
      .execute();
}

/** Since when they have owned these homes stays known; that somebody came and went on one day does not. */
async function endOwnerships(db: Db, homes: readonly string[], userId: string, now: Date) {
  const untilDay = dayOf(now);
  const standing = sql<boolean>`household_id = any(${homes}) and user_id = ${userId} and until_day is null`;
  await db.deleteFrom('ownerships').where(standing).where('fromDay', '>=', untilDay).execute();
  await db.updateTable('ownerships').set({ untilDay }).where(standing).execute();
}

/** Takes an owner out of a home, which its other owners keep. */
export async function removeOwner(db: Db, householdId: string, userId: string, now: Date) {
  await endOffersOf(db, [householdId], userId);
  await endOwnerships(db, [householdId], userId, now);
  const isTheirs = { householdId, userId };
  await db
    .deleteFrom('householdMembers')
    .where((eb) => eb.and(isTheirs))
    .execute();
  await db
    .deleteFrom('memberships')
    .where((eb) => eb.and(isTheirs))
    .execute();
}

export const hasHousehold = async (db: Db, userId: string) => (await householdsOf(db, userId)).length > 0;

/** Takes an owner out of all their homes. Answers the homes that are nobody's then: what is in them is still there. */
export async function removeMember(db: Db, userId: string, now: Date): Promise<string[]> {
  const known: string[] = [];
  // A home that was founded for them while these were waited for is another one to hold.
  for (;;) {
    const homes = await householdsOf(db, userId);
    if (homes.every((home) => known.includes(home))) break;
    await lockHouseholds(db, homes);
    known.push(...homes);
  }
  await endOffersOf(db, known, userId);
  await endOwnerships(db, known, userId, now);
  const inHomes = sql<boolean>`household_id = any(${known})`;
  await db.deleteFrom('householdMembers').where(inHomes).where('userId', '=', userId).execute();
  await db.deleteFrom('memberships').where('userId', '=', userId).execute();
  const left = await db.selectFrom('householdMembers').select('householdId').distinct().where(inHomes).execute();
  return known.filter((home) => !left.some(({ householdId }) => householdId === home));
}

/** Ends all that is shared with somebody, wherever it is, also what is just being shared in a home of which they are a guest. */
export async function removeGuest(db: Db, userId: string, now: Date) {
  const homes = await sharingHomesOf(db, userId);
  await lockHouseholds(db, homes);
  await endSharesIn(db, homes, userId, now);
}

/** Ends all that is shared with somebody in some homes, which the caller holds. */
export async function endSharesIn(db: Db, homes: readonly string[], userId: string, now: Date) {
  const inHomes = sql<boolean>`household_id = any(${homes})`;
  await db
    .updateTable('shares')
    .set({ endedAt: now, endedBy: userId, updatedAt: now, updatedBy: userId })
    .where(inHomes)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute();
  await db.deleteFrom('guestShares').where('userId', '=', userId).where(inHomes).execute();
}

const sharingHomesOf = async (db: Db, userId: string) => {
  const rows = await db
    .selectFrom('guestShares')
    .select('householdId')
    .distinct()
    .where('userId', '=', userId)
    .execute();
  return rows.map(({ householdId }) => householdId);
};

/** Deletes households with everything in them, and the rows that tell their guests where to look. */
export async function removeHouseholds(db: Db, homes: readonly string[]) {
  const inHomes = sql<boolean>`household_id = any(${homes})`;
  const shares = await db.selectFrom('shares').select('userId').distinct().where(inHomes).execute();
  const guests = shares.map(({ userId }) => userId).filter((userId) => userId !== null);
  await db
    .deleteFrom('guestShares')
    .where(sql<boolean>`user_id = any(${guests})`)
    .where(inHomes)
    .execute();
  await db.deleteFrom('invitedAddresses').where(inHomes).execute();
  await db.deleteFrom('handoverOffers').where(inHomes).execute();
  await db.deleteFrom('households').where(inHomes).execute();
  // Last: a write in progress, which the deletion waits for, may have added some. No foreign key deletes them.
  await db.deleteFrom('budgetLooks').where(inHomes).execute();
  await db.deleteFrom('notifications').where(inHomes).where('petId', 'is not', null).execute();
}

/** Deletes all notifications about pets that left their household or were erased, whoever got them. */
export const deleteNotificationsOfPets = (db: Db, householdId: string, petIds: readonly string[]) =>
  db
    .deleteFrom('notifications')
    .where('householdId', '=', householdId)
    .where(sql<boolean>`pet_id = any(${petIds}::uuid[])`)
    .execute();
