import { dayOf } from '@tzemed/contract/dates/days';
import { afterwardsDays } from '@tzemed/contract/sharing/invitations';
import type { Permissions } from '@tzemed/contract/sharing/permissions';
import type { Share } from '@tzemed/contract/sharing/sharing';
import { sql } from 'kysely';
import { type GivenScope, isBeforeEnd, permissionsOnPet, type Proven, type Scope, shareStands } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared, preparedRow } from '../../db/prepared-query.ts';
import { petColumns } from '../../households/pet-columns.ts';
import { newId } from '../../lib/ids.ts';
import type { Place } from './store.ts';

type OwnPet = Proven<'profile', 'own'>;

const permissionsOut = sql<Permissions>`jsonb_build_object('profile', shares.profile,
  'medicalRecords', shares.medical_records, 'reminders', shares.reminders, 'expenses', shares.expenses)`.as(
  'permissions',
);
const grantColumns = ['shares.id', 'shares.petId', 'shares.version', 'shares.until', permissionsOut] as const;

/** Active shares of these households, each with its invitation and the name of the guest. */
const standing = (db: Db, now: Date) =>
  db
    .selectFrom('shares')
    .innerJoin('invitations as i', (join) =>
      join.onRef('i.householdId', '=', 'shares.householdId').onRef('i.id', '=', 'shares.invitationId'),
    )
    .leftJoin('householdPeople as p', (join) =>
      join.onRef('p.householdId', '=', 'shares.householdId').onRef('p.userId', '=', 'shares.userId'),
    )
    .where(shareStands(dayOf(now), 'shares'))
    .select([
      ...grantColumns,
      'shares.userId',
      'shares.invitationId',
      'shares.createdAt',
      'shares.updatedAt',
      'i.email',
      'p.name',
      sql<Share['state']>`case
        when shares.user_id is not null then 'active'
        when i.answer = 'declined' then 'declined'
        when i.expires_at <= ${now} then 'expired'
        else 'waiting'
      end`.as('state'),
    ]);

const longAgo = (now: Date) => new Date(now.getTime() - afterwardsDays * 86_400_000);

export const listOfPet = (db: Db, { householdId, petId }: OwnPet, now: Date) =>
  standing(db, now)
    .where('shares.householdId', '=', householdId)
    .where('shares.petId', '=', petId)
    .where(sql<boolean>`(shares.user_id is not null or coalesce(i.answered_at, i.expires_at) > ${longAgo(now)})`)
    .orderBy('shares.createdAt')
    .orderBy('shares.id')
    .execute();

export const find = (db: Db, { householdId, petId }: OwnPet, id: string, now: Date) =>
  standing(db, now)
    .where('shares.householdId', '=', householdId)
    .where('shares.petId', '=', petId)
    .where('shares.id', '=', id)
    .executeTakeFirst();

/** All that stands of some homes, of pets that are not deleted: guests' shares, and what is offered. */
export const listOfHomes = (db: Db, homes: readonly string[], now: Date) =>
  db
    .selectFrom('shares')
    .innerJoin('pets', (join) =>
      join.onRef('pets.householdId', '=', 'shares.householdId').onRef('pets.id', '=', 'shares.petId'),
    )
    .innerJoin('invitations as i', (join) =>
      join.onRef('i.householdId', '=', 'shares.householdId').onRef('i.id', '=', 'shares.invitationId'),
    )
    .leftJoin('householdPeople as p', (join) =>
      join.onRef('p.householdId', '=', 'shares.householdId').onRef('p.userId', '=', 'shares.userId'),
    )
    .select([...grantColumns, 'shares.householdId', 'shares.userId', 'shares.invitationId', 'i.email', 'p.name'])
    .where(sql<boolean>`shares.household_id = any(${homes})`)
    .where(shareStands(dayOf(now), 'shares'))
    .where('pets.deletedAt', 'is', null)
    .orderBy('shares.createdAt')
    .orderBy('shares.id')
    .execute();

/** True when an invitation still offers a pet, even a deleted one that may be restored. */
export const isAny = async (db: Db, { householdId }: Place, invitationId: string) =>
  (await db
    .selectFrom('shares')
    .select('id')
    .where((eb) => eb.and({ householdId, invitationId }))
    .where('endedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/** The guest of a home whom an address belongs to. */
export const findGuest = (db: Db, { householdId }: Place, email: string, now: Date) =>
  db
    .selectFrom('shares')
    .innerJoin('invitations as i', (join) =>
      join.onRef('i.householdId', '=', 'shares.householdId').onRef('i.id', '=', 'shares.invitationId'),
    )
    .select(['shares.userId', 'shares.invitationId'])
    .where('shares.householdId', '=', householdId)
    .where(shareStands(dayOf(now), 'shares'))
    .where('shares.userId', 'is not', null)
    .where(sql<boolean>`lower(i.email) = lower(${email})`)
    .executeTakeFirst();

type NewShare = {
  readonly invitationId: string;
  readonly petId: string;
  readonly permissions: Permissions;
  readonly until: string | null;
  /** Guest who gets the share at once, without an answer. */
  readonly userId?: string | null;
};

export async function insert(
  db: Db,
  { householdId, by }: Place & { readonly by: string },
  { permissions, ...share }: NewShare,
  now: Date,
) {
  const id = newId();
  const when = { createdAt: now, createdBy: by, updatedAt: now, updatedBy: by };
  await db
    .insertInto('shares')
    .values({ ...share, ...permissions, ...when, householdId, id })
    .execute();
  if (share.userId) await insertMirror(db, { householdId, id, userId: share.userId });
  return id;
}

type OfGuest = { readonly householdId: string; readonly id: string; readonly userId: string };

/** Inserts nothing if the account was deleted. */
const insertMirror = async (db: Db, { householdId, id, userId }: OfGuest) => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('guestShares')
    .columns(['userId', 'householdId', 'shareId'])
    .expression(
      db
        .selectFrom('users')
        .select([
          'users.id',
          sql<string>`${householdId}::uuid`.as('householdId'),
          sql<string>`${id}::uuid`.as('shareId'),
        ])
        .where('users.id', '=', userId),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

const removeMirror = (db: Db, { householdId, id, userId }: OfGuest) =>
  db
    .deleteFrom('guestShares')
    .where((eb) => eb.and({ userId, householdId, shareId: id }))
    .execute();

type Edit = {
  readonly permissions: Permissions;
  /** Stays as it is when undefined. */
  readonly until?: string | null | undefined;
  readonly version?: number | undefined;
};

/** False when it has ended, or is no longer in that version. */
export async function update(
  db: Db,
  { householdId, petId, userId }: OwnPet,
  id: string,
  { permissions, until, version }: Edit,
  now: Date,
) {
  const { numUpdatedRows } = await db
    .updateTable('shares')
    .set((eb) => ({
      ...permissions,
      ...(until !== undefined && { until }),
      updatedAt: now,
      updatedBy: userId,
      version: eb('version', '+', 1),
    }))
    .where((eb) => eb.and({ householdId, petId, id }))
    .where(shareStands(dayOf(now), 'shares'))
    .$if(version !== undefined, (q) => q.where('version', '=', version!))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Ending = { readonly id: string; readonly version?: number | undefined };

/** Ends one share of a pet, for its owners. Answers whose it was. */
export async function end(db: Db, { householdId, petId, userId: by }: OwnPet, { id, version }: Ending, now: Date) {
  const ended = await db
    .updateTable('shares')
    .set({ endedAt: now, endedBy: by, updatedAt: now, updatedBy: by })
    .where((eb) => eb.and({ householdId, petId, id }))
    .where('endedAt', 'is', null)
    .$if(version !== undefined, (q) => q.where('version', '=', version!))
    .returning(['userId', 'invitationId'])
    .executeTakeFirst();
  if (ended?.userId) await removeMirror(db, { householdId, id, userId: ended.userId });
  return ended;
}

/** Ends the shares of a household whose last day has passed, by nobody; answers whose they were. */
export async function endPast(db: Db, { householdId }: Place, now: Date) {
  const ended = await db
    .updateTable('shares')
    .set({ endedAt: now, updatedAt: now })
    .where('householdId', '=', householdId)
    .where('endedAt', 'is', null)
    .where(sql<boolean>`not ${isBeforeEnd(dayOf(now), 'shares')}`)
    .returning(['id', 'userId', 'invitationId'])
    .execute();
  for (const { id, userId } of ended) if (userId) await removeMirror(db, { householdId, id, userId });
  return ended;
}

/** User of a share, current or former. */
export const findUser = async (db: Db, { householdId, petId }: OwnPet, id: string) =>
  (
    await db
      .selectFrom('shares')
      .select('userId')
      .where((eb) => eb.and({ householdId, petId, id }))
      .executeTakeFirst()
  )?.userId;

/** Gives back what an owner has ended; nothing when there is no such thing, or nobody to have it. */
export async function restore(db: Db, { householdId, petId, userId: by }: OwnPet, id: string, now: Date) {
  const restored = await db
    .updateTable('shares')
    .set({ endedAt: null, endedBy: null, updatedAt: now, updatedBy: by })
    .where((eb) => eb.and({ householdId, petId, id }))
    .where('userId', 'is not', null)
    .where(isBeforeEnd(dayOf(now), 'shares'))
    .where(sql<boolean>`ended_by <> user_id`)
    .where(
      sql<boolean>`not exists (select from household_members m
        where m.household_id = shares.household_id and m.user_id = shares.user_id)`,
    )
    .where(
      sql<boolean>`not exists (select from shares other where other.household_id = shares.household_id
        and other.user_id = shares.user_id and other.pet_id = shares.pet_id and other.ended_at is null)`,
    )
    .returning('userId')
    .executeTakeFirst();
  if (!restored?.userId) return undefined;
  return (await insertMirror(db, { householdId, id, userId: restored.userId })) ? restored.userId : undefined;
}

/**
 * Gives the offered shares to a guest, except for pets that they already have; updates both the household and the guest
 * rows.
 */
export async function give(db: Db, { householdId }: Place, invitationId: string, userId: string, now: Date) {
  const given = await db
    .updateTable('shares')
    .set({ userId, updatedAt: now, updatedBy: userId })
    .where((eb) => eb.and({ householdId, invitationId }))
    .where('userId', 'is', null)
    .where(shareStands(dayOf(now), 'shares'))
    .where(
      sql<boolean>`not exists (select from shares other where other.household_id = shares.household_id
        and other.user_id = ${userId} and other.pet_id = shares.pet_id and other.ended_at is null)`,
    )
    .returning('id')
    .execute();
  for (const { id } of given) await insertMirror(db, { householdId, id, userId });
}

/** The guest gives one up. Nothing comes back when it is not theirs. */
export async function leave(db: Db, { userId, guestOf = [] }: Scope<'profile', 'view'>, id: string, now: Date) {
  const left = await db
    .updateTable('shares')
    .set({ endedAt: now, endedBy: userId, updatedAt: now, updatedBy: userId })
    .where(sql<boolean>`household_id = any(${guestOf})`)
    .where((eb) => eb.and({ userId, id }))
    .where('endedAt', 'is', null)
    .returning('householdId')
    .executeTakeFirst();
  if (left) await removeMirror(db, { ...left, id, userId });
  return left;
}

/** The pets that others share with somebody, with the names of their owners. */
const sharedWith = (db: Db, { userId, guestOf, today }: GivenScope) =>
  db
    .selectFrom('shares')
    .innerJoin('pets', (join) =>
      join.onRef('pets.householdId', '=', 'shares.householdId').onRef('pets.id', '=', 'shares.petId'),
    )
    .where(sql<boolean>`shares.household_id = any(${guestOf!})`)
    .where('shares.userId', '=', userId)
    .where(shareStands(today!, 'shares'))
    .where('pets.deletedAt', 'is', null);

const sharedPage = prepared((db, scope: GivenScope, { limit, offset }: Given<{ limit: number; offset: number }>) =>
  sharedWith(db, scope)
    .select(petColumns)
    .select([
      permissionsOnPet(scope).as('permissions'),
      'shares.id as shareId',
      'shares.until',
      sql<string[]>`array(
          select p.name from household_members m
          join household_people p on p.household_id = m.household_id and p.user_id = m.user_id
          where m.household_id = shares.household_id order by m.joined_at, m.user_id
        )`.as('owners'),
    ])
    .orderBy('shares.createdAt')
    .orderBy('shares.id')
    .limit(limit)
    .offset(offset),
);
const sharedTotal = preparedRow((db, scope: GivenScope, _given: object) =>
  sharedWith(db, scope).select(({ fn }) => fn.countAll<number>().as('total')),
);

type Page = { readonly page: number; readonly limit: number };
export const listShared = (db: Db, scope: Scope<'profile', 'view'>, { page, limit }: Page) =>
  sharedPage(db, scope, { limit, offset: (page - 1) * limit });
export const countShared = async (db: Db, scope: Scope<'profile', 'view'>) => (await sharedTotal(db, scope, {})).total;
