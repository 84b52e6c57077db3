import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

type Former = { readonly userId: string; readonly email: string; readonly changedAt: Date; readonly until: Date };

const isAddress = (email: string) => sql<boolean>`lower(email) = lower(${email})`;

export const insert = (db: Db, former: Former) => db.insertInto('formerEmails').values(former).execute();

/** An address to which the account can still be changed back. */
export const find = (db: Db, userId: string, email: string, now: Date) =>
  db
    .selectFrom('formerEmails')
    .select(['changedAt', 'until'])
    .where('userId', '=', userId)
    .where(isAddress(email))
    .where('until', '>', now)
    .executeTakeFirst();

export const list = (db: Db, userId: string) =>
  db.selectFrom('formerEmails').select(['email', 'changedAt', 'until']).where('userId', '=', userId).execute();

export const remove = (db: Db, userId: string, email: string) =>
  db.deleteFrom('formerEmails').where('userId', '=', userId).where(isAddress(email)).execute();
