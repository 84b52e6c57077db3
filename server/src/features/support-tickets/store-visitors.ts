import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { SupportTickets } from '../../db/tables.ts';

type New = Required<
  Pick<
    Insertable<SupportTickets>,
    | 'userId'
    | 'id'
    | 'subject'
    | 'visitorName'
    | 'visitorEmail'
    | 'visitorLanguage'
    | 'createdAt'
    | 'updatedAt'
    | 'waitsSince'
  >
>;

/** Returns undefined if a ticket with this id exists, of any author. */
export const insert = (db: Db, ticket: New) =>
  db
    .insertInto('supportTickets')
    .values(ticket)
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();

/** A visitor's ticket with the text of its first message. */
export const find = (db: Db, id: string) =>
  db
    .selectFrom('supportTickets as t')
    .innerJoin('supportMessages as m', (join) =>
      join.onRef('m.userId', '=', 't.userId').onRef('m.ticketId', '=', 't.id').on('m.place', '=', 1),
    )
    .select(['t.visitorName', 't.visitorEmail', 't.subject', 'm.text'])
    .where('t.id', '=', id)
    .where('t.visitorEmail', 'is not', null)
    .executeTakeFirst();

/** Holds a visitor's ticket, for which no account can be held. */
export const lock = (db: Db, id: string) =>
  db.selectFrom('supportTickets').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** Erases the tickets of visitors whose last message is older than this. Answers how many. */
export async function removeOlder(db: Db, { now, months }: { readonly now: Date; readonly months: number }) {
  const { numDeletedRows } = await db
    .deleteFrom('supportTickets')
    .where('visitorEmail', 'is not', null)
    .where(sql<boolean>`updated_at < ${now}::timestamptz - make_interval(months => ${months}::int)`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
