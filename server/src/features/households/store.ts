import { sql } from 'kysely';
import type { Home } from '../../access.ts';
import type { Db } from '../../db/client.ts';

/** Time of each user’s last visit, accurate to the hour. */
export async function listLastSeen(db: Db, userIds: readonly string[]) {
  const rows = await db
    .selectFrom('sessions')
    .select(({ fn }) => ['userId', fn.max('lastUsedAt').as('lastSeenAt')])
    .where(sql<boolean>`user_id = any(${userIds})`)
    .groupBy('userId')
    .execute();
  return new Map(rows.map(({ userId, lastSeenAt }) => [userId, lastSeenAt]));
}

/** Sets a person’s name in a household. */
export const updateName = (db: Db, { householdId }: Place, { userId, name }: { userId: string; name: string }) =>
  db
    .insertInto('householdPeople')
    .values({ householdId, userId, name })
    .onConflict((conflict) => conflict.columns(['householdId', 'userId']).doUpdateSet({ name }))
    .execute();

/** A home by its key: one that is proven to be somebody's, or that an invitation of theirs names. */
export type Place = Pick<Home, 'householdId'>;

/** The pets of some homes, by name, without what was deleted. */
export const listPets = (db: Db, homes: readonly string[]) =>
  db
    .selectFrom('pets')
    .select(['householdId', 'id', 'name', 'species', 'hue', 'ears', 'patch', 'collar', 'tag', 'photoId'])
    .where(sql<boolean>`household_id = any(${homes})`)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** File of the cut photo of a pet that is not deleted. */
export const findPhoto = (db: Db, { householdId }: Place, petId: string) =>
  db
    .selectFrom('pets')
    .innerJoin('files', (join) =>
      join.onRef('files.householdId', '=', 'pets.householdId').onRef('files.id', '=', 'pets.photoThumbId'),
    )
    .select(['files.id', 'files.type', 'files.size'])
    .where('pets.householdId', '=', householdId)
    .where('files.householdId', '=', householdId)
    .where('pets.id', '=', petId)
    .where('pets.deletedAt', 'is', null)
    .executeTakeFirst();

/**
 * Households among these that never had a pet, vet, tag, category or template, not even a deleted one, and that have no
 * other owner.
 */
export async function listEmpty(db: Db, homes: readonly string[], userId: string) {
  const rows = await db
    .selectFrom('householdMembers as m')
    .select('m.householdId')
    .where(sql<boolean>`m.household_id = any(${homes})`)
    .where('m.userId', '=', userId)
    .where(
      sql<boolean>`not exists (select from household_members o where o.household_id = m.household_id and o.user_id <> m.user_id)`,
    )
    .where(sql<boolean>`not exists (select from pets p where p.household_id = m.household_id)`)
    .where(sql<boolean>`not exists (select from vets v where v.household_id = m.household_id)`)
    .where(sql<boolean>`not exists (select from tags t where t.household_id = m.household_id)`)
    .where(sql<boolean>`not exists (select from quick_buttons q where q.household_id = m.household_id)`)
    .where(sql<boolean>`not exists (select from expense_categories c where c.household_id = m.household_id)`)
    .where(sql<boolean>`not exists (select from budgets b where b.household_id = m.household_id)`)
    .where(sql<boolean>`not exists (select from settlements s where s.household_id = m.household_id)`)
    .where(sql<boolean>`not exists (select from reminder_templates r where r.household_id = m.household_id)`)
    .where(sql<boolean>`not exists (select from expense_templates e where e.household_id = m.household_id)`)
    .where(sql<boolean>`not exists (select from handovers h where h.household_id = m.household_id)`)
    .execute();
  return rows.map(({ householdId }) => householdId);
}

/** Invitation or succession that waits for an address, with or without an account. */
type Waiting = { readonly noun: 'invitation' | 'successor'; readonly email: string; readonly id: string };

/** `until` when it is of interest, if not for ever. */
export const insertAddress = (db: Db, { householdId }: Place, { noun, email, id }: Waiting, until?: Date) =>
  db
    .insertInto('invitedAddresses')
    .values({ householdId, noun, id, email: email.toLowerCase(), until: until ?? null })
    .onConflict((conflict) =>
      conflict.columns(['email', 'householdId', 'noun', 'id']).doUpdateSet({ until: until ?? null }),
    )
    .execute();

export const removeAddress = (db: Db, { householdId }: Place, { noun, email, id }: Waiting) =>
  db
    .deleteFrom('invitedAddresses')
    .where((eb) => eb.and({ householdId, noun, id, email: email.toLowerCase() }))
    .execute();

export const listAddressed = (db: Db, noun: Waiting['noun'], email: string) =>
  db
    .selectFrom('invitedAddresses')
    .select(['householdId', 'id'])
    .where('email', '=', email.toLowerCase())
    .where('noun', '=', noun)
    .execute();

/** Takes away what is of no interest any more, and answers what that was. */
export const removeOver = (db: Db, noun: Waiting['noun'], now: Date) =>
  db
    .deleteFrom('invitedAddresses')
    .where('until', '<=', now)
    .where('noun', '=', noun)
    .returning(['householdId', 'id'])
    .execute();
