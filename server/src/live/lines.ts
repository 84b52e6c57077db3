import { type Expression, sql } from 'kysely';
import { hearersOf, isGuestOf, isOwnerOf } from '../access.ts';
import type { Db } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared.ts';
import type { Changes } from '../db/tables.ts';

/** Home → the number of a change in it. */
export type Numbers = Readonly<Record<string, number>>;
type Pairs = { readonly homes: readonly string[]; readonly numbers: readonly number[]; readonly limit: number };
type Asker = { readonly userId: string };

const pairsOf = (numbers: Numbers, limit: number) => ({
  homes: Object.keys(numbers),
  numbers: Object.values(numbers),
  limit,
});

const heardBy = (userId: Expression<string>) => sql<boolean>`exists (
  select from ${hearersOf('changes')} where hearers.user_id = ${userId}
)`;

/** SQL: the first changes after these numbers of each home, as `changes`. */
const changesAfter = (db: Db, { homes, numbers, limit }: Given<Pairs>, where: Expression<boolean>) =>
  db
    .selectFrom(
      sql<{ householdId: string; number: number }>`unnest(${homes}::uuid[], ${numbers}::bigint[])`.as<'seen'>(
        sql`seen(household_id, number)`,
      ),
    )
    .crossJoinLateral(
      sql<Changes>`(
        select * from changes
        where changes.household_id = seen.household_id and changes.number > seen.number and ${where}
        order by changes.number limit ${limit}
      )`.as('changes'),
    )
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
    .orderBy('changes.householdId')
    .orderBy('changes.number');

const heard = prepared((db, { userId }: Given<Asker>, given: Given<Pairs>) =>
  changesAfter(db, given, heardBy(userId)).limit(given.limit),
);
/** What somebody hears of that came after these numbers; home by home, each in the order of its commits. */
export const list = (db: Db, userId: string, after: Numbers, limit: number) =>
  heard(db, { userId }, pairsOf(after, limit));
export type Line = Awaited<ReturnType<typeof list>>[number];

const withHearers = prepared((db, _scopes: object, given: Given<Pairs>) =>
  changesAfter(db, given, sql<boolean>`true`).select(
    sql<string[]>`array(select hearers.user_id from ${hearersOf('changes')} where hearers.user_id is not null)`.as(
      'hearers',
    ),
  ),
);
/** The same for everybody at once, with those who hear of each; at most `limit` of each home. */
export const listForAll = (db: Db, after: Numbers, limit: number) => withHearers(db, {}, pairsOf(after, limit));
export type HeardLine = Awaited<ReturnType<typeof listForAll>>[number];

/**
 * The homes that are in reach among these, and where each of them stands: after what an owner could have heard, which is
 * all of it; for a guest no further than what they may hear of, since a number that rises tells that something was done.
 */
const standing = prepared((db, { userId }: Given<Asker>, { homes }: Given<Pick<Pairs, 'homes'>>) =>
  db
    .selectFrom('changeCounters as counters')
    .select([
      'counters.householdId',
      'counters.last',
      sql<number>`case when ${isOwnerOf(userId, 'counters')} then counters.last else coalesce((
        select changes.number from changes
        where changes.household_id = counters.household_id and ${heardBy(userId)}
        order by changes.number desc limit 1
      ), 0) end`.as('number'),
    ])
    .where(sql<boolean>`counters.household_id = any(${homes})`)
    .where(sql<boolean>`(${isOwnerOf(userId, 'counters')} or ${isGuestOf(userId, 'counters')})`),
);
export const positionsOf = (db: Db, userId: string, homes: readonly string[]) => standing(db, { userId }, { homes });

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

type Since = { readonly homes: readonly string[]; readonly from: Date };
const earliest = prepared((db, _scopes: object, { homes, from }: Given<Since>) =>
  db
    .selectFrom('changes')
    .select(['householdId', sql<number>`min(number) - 1`.as('number')])
    .where(sql<boolean>`household_id = any(${homes})`)
    .where('at', '>=', from)
    .groupBy('householdId'),
);
/** Where each home stood before the first change since an instant; homes in which nothing happened are left out. */
export async function numbersBefore(db: Db, homes: readonly string[], from: Date): Promise<Numbers> {
  const rows = await earliest(db, {}, { homes, from });
  return Object.fromEntries(rows.map(({ householdId, number }) => [householdId, number]));
}
