import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { SupportMessages } from '../../db/tables.ts';

type Which = { readonly userId: string; readonly id: string };

/** SQL: a message of the ticket `t` that its person reads. */
const readable = sql`m.user_id = t.user_id and m.ticket_id = t.id and not m.is_note`;
const unread = sql<number>`(
  select count(*)::int from support_messages m where ${readable} and m.is_answer and m.read_at is null
)`;
type Last = { readonly isAnswer: boolean; readonly name: string; readonly text: string };
/** More than is shown of it, which is one line. */
const maxOfLast = 400;
const last = sql<Last>`(
  select jsonb_build_object('isAnswer', m.is_answer, 'name', coalesce(m.name, u.name, t.visitor_name), 'text', left(m.text, ${sql.lit(maxOfLast)}))
  from support_messages m where ${readable} order by m.place desc limit 1
)`;

/** SQL: tickets as `t`, each with its person as `u`, which is nobody for a visitor's. */
export const tickets = (db: Db) =>
  db
    .selectFrom('supportTickets as t')
    .leftJoin('users as u', 'u.id', 't.accountId')
    .select([
      't.userId',
      't.id',
      't.number',
      't.subject',
      't.createdAt',
      't.updatedAt',
      't.openedAt',
      't.waitsSince',
      't.closedAt',
      't.takenBy',
      last.as('last'),
      unread.as('unread'),
    ]);

export const find = (db: Db, { userId, id }: Which) =>
  tickets(db).where('t.userId', '=', userId).where('t.id', '=', id).executeTakeFirst();
export type TicketRow = NonNullable<Awaited<ReturnType<typeof find>>>;

type Asked = { readonly state?: 'open' | 'closed' | undefined; readonly limit: number; readonly offset: number };

const inState = (state: Asked['state']) =>
  state === undefined ? sql<boolean>`true` : sql<boolean>`(t.closed_at is null) = ${state === 'open'}`;

export const list = (db: Db, userId: string, { state, limit, offset }: Asked) =>
  tickets(db)
    .where('t.userId', '=', userId)
    .where(inState(state))
    .orderBy('t.updatedAt', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Number of tickets in that state, and of those in any state with an unread answer. */
export const count = (db: Db, userId: string, state: Asked['state']) =>
  db
    .selectFrom('supportTickets as t')
    .select([
      sql<number>`count(*) filter (where ${inState(state)})::int`.as('total'),
      sql<number>`count(*) filter (where ${unread} > 0)::int`.as('unread'),
    ])
    .where('t.userId', '=', userId)
    .executeTakeFirstOrThrow();

export async function countOpen(db: Db, userId: string) {
  const { open } = await db
    .selectFrom('supportTickets')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('userId', '=', userId)
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}

type New = Which & { readonly subject: string; readonly device: string | null; readonly now: Date };

/** Returns undefined if a ticket with this id exists, of any author. */
export const insert = (db: Db, { userId, id, subject, device, now }: New) =>
  db
    .insertInto('supportTickets')
    .values({ userId, id, subject, device, createdAt: now, updatedAt: now, waitsSince: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();

type Values = {
  readonly subject?: string;
  readonly updatedAt?: Date;
  readonly openedAt?: Date;
  readonly waitsSince?: Date | null;
  readonly closedAt?: Date | null;
  readonly takenBy?: string | null;
};
export const update = (db: Db, { userId, id }: Which, values: Values) =>
  db.updateTable('supportTickets').set(values).where('userId', '=', userId).where('id', '=', id).execute();

const messageColumns = [
  'm.id',
  'm.ticketId',
  'm.place',
  'm.isAnswer',
  'm.isNote',
  'm.writtenBy',
  sql<string>`coalesce(m.name, u.name, t.visitor_name)`.as('name'),
  'm.text',
  'm.createdAt',
] as const;
const messages = (db: Db, userId: string) =>
  db
    .selectFrom('supportMessages as m')
    .innerJoin('supportTickets as t', (join) =>
      join.onRef('t.userId', '=', 'm.userId').onRef('t.id', '=', 'm.ticketId'),
    )
    .leftJoin('users as u', 'u.id', 't.accountId')
    .select(messageColumns)
    .where('m.userId', '=', userId);

/** All messages of a ticket, notes too, the oldest first. */
export const listMessages = (db: Db, { userId, id }: Which) =>
  messages(db, userId).where('m.ticketId', '=', id).orderBy('m.place').execute();
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

export const findMessage = (db: Db, { userId, id }: Which) =>
  messages(db, userId).where('m.id', '=', id).executeTakeFirst();

/** Last place that a message of a ticket has, and how many messages and notes it holds. */
export const countMessages = (db: Db, { userId, id }: Which) =>
  db
    .selectFrom('supportMessages')
    .select([
      sql<number>`coalesce(max(place), 0)::int`.as('lastPlace'),
      sql<number>`count(*) filter (where not is_note)::int`.as('messages'),
      sql<number>`count(*) filter (where is_note)::int`.as('notes'),
    ])
    .where('userId', '=', userId)
    .where('ticketId', '=', id)
    .executeTakeFirstOrThrow();

/** Returns undefined if this person already has a message with this id. */
export const insertMessage = (db: Db, message: Insertable<SupportMessages>) =>
  db
    .insertInto('supportMessages')
    .values(message)
    .onConflict((conflict) => conflict.columns(['userId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();

const answers = (db: Db, { userId, id }: Which) =>
  db
    .updateTable('supportMessages')
    .where('userId', '=', userId)
    .where('ticketId', '=', id)
    .where(sql<boolean>`is_answer and not is_note and read_at is null`);

type Reading = { readonly now: Date; readonly upTo: number | undefined };

/** True when an answer up to that place, or any without one, was unread until now. */
export async function markRead(db: Db, which: Which, { now, upTo }: Reading) {
  const unread = answers(db, which);
  const seen = upTo === undefined ? unread : unread.where('place', '<=', upTo);
  const { numUpdatedRows } = await seen.set({ readAt: now }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True when an answer is unread and was in no mail yet; now it is in one. */
export async function markMailed(db: Db, which: Which, now: Date) {
  const { numUpdatedRows } = await answers(db, which)
    .where('mailedAt', 'is', null)
    .set({ mailedAt: now })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
