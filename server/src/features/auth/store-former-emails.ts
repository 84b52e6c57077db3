import type { Db } from '../../db/client.ts';

type Former = { readonly userId: string; readonly email: string; readonly changedAt: Date; readonly until: Date };

/** Changed back and again, an address can be taken back for the whole time once more. */
export const insert = (db: Db, former: Former) =>
  db
    .insertInto('formerEmails')
    .values(former)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'email']).doUpdateSet({ changedAt: former.changedAt, until: former.until }),
    )
    .execute();

/** An address to which the account can still be changed back. */
export const find = (db: Db, userId: string, email: string, now: Date) =>
  db
    .selectFrom('formerEmails')
    .select(['changedAt', 'until'])
    .where('userId', '=', userId)
    .where('email', '=', email)
    .where('until', '>', now)
    .executeTakeFirst();

export const list = (db: Db, userId: string) =>
  db.selectFrom('formerEmails').select('email').where('userId', '=', userId).execute();

export const remove = (db: Db, userId: string, email: string) =>
  db.deleteFrom('formerEmails').where('userId', '=', userId).where('email', '=', email).execute();

export const removeAll = (db: Db, userId: string) =>
  db.deleteFrom('formerEmails').where('userId', '=', userId).execute();
