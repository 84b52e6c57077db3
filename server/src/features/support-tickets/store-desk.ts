import type { Lang } from '@tzemed/contract/text/languages';
import { sql } from 'kysely';
import type { Supporter } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { tickets } from './store.ts';

const deskTickets = (db: Db) =>
  tickets(db)
    .leftJoin('users as taker', 'taker.id', 't.takenBy')
    .select([
      't.device',
      't.accountId',
      sql<string>`coalesce(u.name, t.visitor_name)`.as('personName'),
      sql<string>`coalesce(u.email, t.visitor_email)`.as('personEmail'),
      'u.plan as personPlan',
      sql<Lang>`coalesce(u.language, t.visitor_language)`.as('personLanguage'),
      'taker.name as takerName',
    ]);

/** A ticket of anybody. */
export const find = ({ db }: Supporter, id: string) => deskTickets(db).where('t.id', '=', id).executeTakeFirst();
export type DeskRow = NonNullable<Awaited<ReturnType<typeof find>>>;

export type Tab = 'waiting' | 'mine' | 'answered' | 'closed';
type Asked = { readonly tab: Tab; readonly q?: string | undefined; readonly limit: number; readonly offset: number };

const inTab = (tab: Tab, userId: string) =>
  ({
    waiting: sql<boolean>`t.closed_at is null and t.waits_since is not null`,
    mine: sql<boolean>`t.closed_at is null and t.taken_by = ${userId}`,
    answered: sql<boolean>`t.closed_at is null and t.waits_since is null`,
    closed: sql<boolean>`t.closed_at is not null`,
  })[tab];

const literal = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function matching(q: string | undefined) {
  if (!q) return sql<boolean>`true`;
  const like = literal(q);
  const [, number = ''] = /^#?(\d{1,9})$/.exec(q) ?? [];
  return sql<boolean>`(t.number::text = ${number} or t.subject ilike ${like} or coalesce(u.name, t.visitor_name) ilike ${like} or coalesce(u.email, t.visitor_email) ilike ${like})`;
}

/** Tickets of a tab: the one that waits for longest first, of closed ones the newest. */
export function list({ db, user }: Supporter, { tab, q, limit, offset }: Asked) {
  const found = deskTickets(db).where(inTab(tab, user.id)).where(matching(q));
  const ordered =
    tab === 'closed'
      ? found.orderBy('t.closedAt', 'desc')
      : found.orderBy('t.waitsSince', (order) => order.asc().nullsLast()).orderBy('t.updatedAt', 'desc');
  return ordered.orderBy('t.id').limit(limit).offset(offset).execute();
}

export async function count({ db, user }: Supporter, { tab, q }: Pick<Asked, 'tab' | 'q'>) {
  const { total } = await db
    .selectFrom('supportTickets as t')
    .leftJoin('users as u', 'u.id', 't.accountId')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(inTab(tab, user.id))
    .where(matching(q))
    .executeTakeFirstOrThrow();
  return total;
}

/** True when nobody had read it before. */
export async function markOpened({ db, now }: Supporter, id: string) {
  const { numUpdatedRows } = await db
    .updateTable('supportTickets')
    .set({ openedAt: now })
    .where('id', '=', id)
    .where('openedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True when they have been recorded to have opened it since then. */
export async function wasOpenedSince({ db, user }: Supporter, id: string, since: Date) {
  const rows = await db
    .selectFrom('audit')
    .select('id')
    .where('userId', '=', user.id)
    .where('at', '>', since)
    .where('action', '=', 'ticketOpened')
    .where('object', '=', id)
    .limit(1)
    .execute();
  return rows.length > 0;
}
