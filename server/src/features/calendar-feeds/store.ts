import { type CalendarKind } from '@tzemed/contract/views/calendar';
import { maxFeeds } from '@tzemed/contract/reminders/calendar-feeds';
import type { DetailLevel } from '@tzemed/contract/notifications/detail-levels';
import { sql } from 'kysely';
import { type GivenScope, reach, type ViewScope } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

export type Key = { readonly userId: string; readonly id: string };

const kinds = sql<CalendarKind[]>`kinds`.as('kinds');
const columns = ['userId', 'id', 'name', 'petIds', kinds, 'nonce', 'detail', 'createdAt'] as const;

/** The oldest first. */
export const list = (db: Db, userId: string) =>
  db
    .selectFrom('calendarFeeds')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

const byKey = prepared((db, { userId, id }: Given<Key>, _given: object) =>
  db.selectFrom('calendarFeeds').select(columns).where('userId', '=', userId).where('id', '=', id),
);
export const find = async (db: Db, key: Key) => (await byKey(db, key, {}))[0];

/** True when the user may add a feed. Holds a lock until the transaction ends; a second request waits for it. */
export async function hasRoom(db: Db, userId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`calendar feeds ${userId}`}, 0))`.execute(db);
  return (await list(db, userId)).length < maxFeeds;
}

type New = Key & {
  readonly name: string | null;
  readonly petIds: string[];
  readonly kinds: CalendarKind[];
  readonly nonce: Buffer;
  readonly detail: DetailLevel | null;
  readonly createdAt: Date;
};
export const insert = (db: Db, feed: New) =>
  db.insertInto('calendarFeeds').values(feed).returning(columns).executeTakeFirstOrThrow();

export const remove = (db: Db, { userId, id }: Key) =>
  db.deleteFrom('calendarFeeds').where('userId', '=', userId).where('id', '=', id).returning('id').executeTakeFirst();

const reached = prepared((db, scope: GivenScope, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .selectFrom(reach(scope))
    .select('reach.petId')
    .where(sql<boolean>`reach.pet_id = any(${ids})`),
);
/** Pets of `ids` that the user may see. */
export const reachedOf = async (db: Db, scope: ViewScope<'profile'>, ids: readonly string[]) =>
  (await reached(db, scope, { ids })).map(({ petId }) => petId);
