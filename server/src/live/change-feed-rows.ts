import { type Expression, type RawBuilder, sql } from 'kysely';
import {
  householdChangesVisibleToGuest,
  changesVisibleToGuest,
  recipientsOf,
  isGuestOf,
  isOwnerOf,
} from '../access.ts';
import type { Db } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared-query.ts';
import type { Changes } from '../db/tables.ts';

/** Home → the number of a change in it. */
export type Numbers = Readonly<Record<string, number>>;
type Pairs = { readonly homes: readonly string[]; readonly numbers: readonly number[]; readonly limit: number };
type Asker = { readonly userId: string; readonly today: string };

const pairsOf = (numbers: Numbers) => ({ homes: Object.keys(numbers), numbers: Object.values(numbers) });

type Found = Pick<Changes, 'householdId' | 'number' | 'noun' | 'id' | 'petId' | 'what' | 'who' | 'at'>;

/** SQL: some changes of each home after these numbers, as `changes`. */
const changesAfter = (db: Db, { homes, numbers }: Given<Pairs>, changes: RawBuilder<unknown>) =>
  db
    .selectFrom(
      sql<{ householdId: string; number: number }>`unnest(${homes}::uuid[], ${numbers}::bigint[])`.as<'seen'>(
        sql`seen(household_id, number)`,
      ),
    )
    .crossJoinLateral(sql<Changes>`(${changes})`.as('changes'))
    .select([
      'changes.householdId',
      'changes.number',
      'changes.noun',
      'changes.id',
      'changes.petId',
      'changes.what',
      'changes.who',
      'changes.at',
    ])
    .$narrowType<Found>()
    .orderBy('changes.householdId')
    .orderBy('changes.number');

/** SQL: the first of all changes of a home after `seen`, or those that fit. */
const first = (limit: Expression<number>, where = sql<boolean>`true`) => sql`
  select * from changes
  where changes.household_id = seen.household_id and changes.number > seen.number and ${where}
  order by changes.number limit ${limit}`;

/** SQL: the first changes after `seen` that a guest hears of, each way by its index: what is hidden is not walked past. */
const firstOfGuest = ({ userId, today }: Given<Asker>, limit: Expression<number>) => sql`
  select of_pet.* from ${changesVisibleToGuest(userId, 'seen.householdId', today)} cross join lateral (
    ${first(limit, sql`changes.pet_id = heard.pet_id and changes.area = heard.area`)}
  ) of_pet
  union all
  select of_home.* from ${householdChangesVisibleToGuest(userId, 'seen.householdId', today)} cross join lateral (
    ${first(limit, sql`changes.pet_id is null and changes.area = heard_at_home.area`)}
  ) of_home
  union all (${first(limit, sql`changes.guest = ${userId}`)})`;

const heard = prepared((db, asker: Given<Asker>, given: Given<Pairs>) => {
  const isOwner = isOwnerOf(asker.userId, 'seen');
  return changesAfter(
    db,
    given,
    sql`(${first(given.limit, isOwner)})
      union all select * from (${firstOfGuest(asker, given.limit)}) of_guest where not ${isOwner}`,
  ).limit(given.limit);
});
/** Changes after these numbers that a user may see; household by household, each in commit order. */
export const list = (db: Db, asker: Asker, after: Numbers, limit: number) =>
  heard(db, asker, { ...pairsOf(after), limit });

const touched = prepared(
  (db, { today }: Given<Pick<Asker, 'today'>>, { homes, numbers }: Given<Omit<Pairs, 'limit'>>) =>
    db
      .selectFrom(
        sql<Pick<Changes, 'householdId' | 'noun' | 'petId' | 'area' | 'guest'>>`(
        select distinct changes.household_id, changes.noun, changes.pet_id, changes.area, changes.guest
        from unnest(${homes}::uuid[], ${numbers}::bigint[]) seen(household_id, number)
        join changes on changes.household_id = seen.household_id and changes.number > seen.number
      )`.as('changes'),
      )
      .crossJoinLateral(recipientsOf('changes', today))
      .select(['changes.householdId', 'changes.noun', 'hearers.userId'])
      .distinct()
      .where('hearers.userId', 'is not', null),
);
/** Households, resources and users of all changes after these numbers: whom each household has to tell. */
export const listRecipients = (db: Db, today: string, after: Numbers) => touched(db, { today }, pairsOf(after));
export type Recipient = Awaited<ReturnType<typeof listRecipients>>[number];

/**
 * The homes that are in reach among these, and where each of them stands: after what an owner could have heard, which is
 * all of it; for a guest no further than what they may hear of, since a number that rises tells that something was done.
 */
const standing = prepared((db, { userId, today }: Given<Asker>, { homes }: Given<Pick<Pairs, 'homes'>>) =>
  db
    .selectFrom('changeCounters as counters')
    .select([
      'counters.householdId',
      'counters.last',
      sql<number>`case when ${isOwnerOf(userId, 'counters')} then counters.last else greatest(0, (
        select max(newest.number) from ${changesVisibleToGuest(userId, 'counters.householdId', today)} cross join lateral (
          select changes.number from changes
          where changes.household_id = counters.household_id and changes.pet_id = heard.pet_id and changes.area = heard.area
          order by changes.number desc limit 1
        ) newest
      ), (
        select max(newest.number) from ${householdChangesVisibleToGuest(userId, 'counters.householdId', today)} cross join lateral (
          select changes.number from changes
          where changes.household_id = counters.household_id and changes.pet_id is null
            and changes.area = heard_at_home.area
          order by changes.number desc limit 1
        ) newest
      ), (
        select changes.number from changes
        where changes.household_id = counters.household_id and changes.guest = ${userId}
        order by changes.number desc limit 1
      )) end`.as('number'),
    ])
    .where(sql<boolean>`counters.household_id = any(${homes})`)
    .where(sql<boolean>`(${isOwnerOf(userId, 'counters')} or ${isGuestOf(userId, 'counters', today)})`),
);
export const positionsOf = (db: Db, asker: Asker, homes: readonly string[]) => standing(db, asker, { homes });

const counted = prepared((db, _scopes: object, { homes }: Given<Pick<Pairs, 'homes'>>) =>
  db
    .selectFrom('changeCounters')
    .select(['householdId', 'last'])
    .where(sql<boolean>`household_id = any(${homes})`),
);
/** The last number that each home has given away; all below it are committed, or never will be. */
export async function lastOf(db: Db, homes: readonly string[]): Promise<Numbers> {
  const rows = await counted(db, {}, { homes });
  return Object.fromEntries(rows.map(({ householdId, last }) => [householdId, last]));
}

const marked = prepared((db, _scopes: object, { homes, numbers }: Given<Omit<Pairs, 'limit'>>) =>
  db
    .selectFrom(
      sql<{ householdId: string; number: number }>`unnest(${homes}::uuid[], ${numbers}::bigint[])`.as<'seen'>(
        sql`seen(household_id, number)`,
      ),
    )
    .select([
      'seen.householdId',
      sql<Date | null>`(
        select changes.at from changes
        where changes.household_id = seen.household_id and changes.number <= seen.number
        order by changes.number desc limit 1
      )`.as('at'),
    ]),
);
/** Home → when its newest change up to a number was made, in milliseconds since 1970; null where none is kept. */
export async function marksOf(db: Db, numbers: Numbers): Promise<Readonly<Record<string, number | null>>> {
  const rows = await marked(db, {}, pairsOf(numbers));
  return Object.fromEntries(rows.map(({ householdId, at }) => [householdId, at && at.getTime()]));
}

type Since = { readonly homes: readonly string[]; readonly from: Date };
const earliest = prepared((db, _scopes: object, { homes, from }: Given<Since>) =>
  db
    .selectFrom('changes')
    .select(['householdId', sql<number>`min(number) - 1`.as('number')])
    .where(sql<boolean>`household_id = any(${homes})`)
    .where('at', '>=', from)
    .groupBy('householdId'),
);
/** Number of each household before its first change since an instant; households without changes are left out. */
export async function numbersBefore(db: Db, homes: readonly string[], from: Date): Promise<Numbers> {
  const rows = await earliest(db, {}, { homes, from });
  return Object.fromEntries(rows.map(({ householdId, number }) => [householdId, number]));
}
