import { sql } from 'kysely';
import type { NoticeLevel } from '@tzemed/contract/administration/site-notices';
import type { Db } from '../../db/client.ts';

type Values = {
  readonly level: NoticeLevel;
  readonly textHe: string;
  readonly textEn: string | null;
  readonly textAr: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

const notices = (db: Db) =>
  db.selectFrom('siteNotices').select(['id', 'level', 'textHe', 'textEn', 'textAr', 'startsAt', 'endsAt', 'version']);
export type NoticeRow = Values & { readonly id: string; readonly version: number };

export const list = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  notices(db).orderBy('startsAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();

export async function count(db: Db) {
  const { total } = await db
    .selectFrom('siteNotices')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export const lock = (db: Db, id: string) => notices(db).where('id', '=', id).forUpdate().executeTakeFirst();

/** False when the id stands for a notice already. */
export async function insert(db: Db, notice: Values & { readonly id: string }, now: Date) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('siteNotices')
    .values({ ...notice, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const update = (db: Db, id: string, values: Partial<Values>, now: Date) =>
  db
    .updateTable('siteNotices')
    .set({ ...values, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(['id', 'level', 'textHe', 'textEn', 'textAr', 'startsAt', 'endsAt', 'version'])
    .executeTakeFirstOrThrow();

export async function remove(db: Db, id: string) {
  const { numDeletedRows } = await db.deleteFrom('siteNotices').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
