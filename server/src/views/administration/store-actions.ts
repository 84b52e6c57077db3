import type { AdminActionKind } from '@tzemed/contract/administration/administration';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

type Line = {
  readonly id: string;
  readonly at: Date;
  readonly adminId: string | null;
  readonly action: AdminActionKind;
  readonly targetId?: string | undefined;
  readonly object?: string | undefined;
  readonly detail?: string | undefined;
  readonly count?: number | undefined;
};

export const insert = (db: Db, line: Line) => db.insertInto('adminActions').values(line).execute();

const lines = (db: Db, action: AdminActionKind | undefined) => {
  const all = db.selectFrom('adminActions as a');
  return action === undefined ? all : all.where('a.action', '=', action);
};

type Asked = { readonly action: AdminActionKind | undefined; readonly limit: number; readonly offset: number };

export const list = (db: Db, { action, limit, offset }: Asked) =>
  lines(db, action)
    .leftJoin('users as by', 'by.id', 'a.adminId')
    .leftJoin('users as target', 'target.id', 'a.targetId')
    .select(['a.id', 'a.at', 'a.action', 'a.adminId', 'a.targetId', 'a.object', 'a.detail', 'a.count'])
    .select(['by.email as adminEmail', 'target.email as targetEmail'])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function count(db: Db, action: AdminActionKind | undefined) {
  const { total } = await lines(db, action)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

type Same = {
  readonly action: AdminActionKind;
  readonly since: Date;
  /** Null for a command; left out for anybody. */
  readonly adminId?: string | null;
  /** Null for no account; left out for any. */
  readonly targetId?: string | null;
};

/** True if this was done since then. */
export async function wasDoneSince(db: Db, { action, since, adminId, targetId }: Same) {
  let done = db.selectFrom('adminActions').select('id').where('action', '=', action).where('at', '>', since);
  if (adminId !== undefined) done = done.where('adminId', adminId === null ? 'is' : '=', adminId);
  if (targetId !== undefined) done = done.where('targetId', targetId === null ? 'is' : '=', targetId);
  return (await done.limit(1).execute()).length > 0;
}

/** Lines that were kept for their time; the database refuses to delete others. */
export async function removeBefore(db: Db, before: Date) {
  const { numDeletedRows } = await db.deleteFrom('adminActions').where('at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
