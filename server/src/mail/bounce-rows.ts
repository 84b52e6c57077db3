import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { newId } from '../lib/ids.ts';
import { type Given, prepared } from '../db/prepared-query.ts';

export type Bounce = { readonly email: string; readonly kind: string; readonly code: number; readonly words: string };

/** Notes that the server of an address has refused a mail for good. */
export const storeBounce = (db: Db, { email, ...bounce }: Bounce, now: Date) =>
  db
    .insertInto('bouncedMails')
    .values({ id: newId(), email: email.toLowerCase(), bouncedAt: now, times: 1, ...bounce })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ bouncedAt: now, ...bounce, times: sql`bounced_mails.times + 1` }),
    )
    .execute();

const removal = prepared((db, _scopes: object, { email }: Given<{ email: string }>) =>
  db.deleteFrom('bouncedMails').where('email', '=', email),
);
/** Mails to this address get through again, or nobody is to know of it any more. */
export const removeBounce = (db: Db, email: string) => removal(db, {}, { email: email.toLowerCase() });

const latest = prepared((db, _scopes: object, { email }: Given<{ email: string }>) =>
  db.selectFrom('bouncedMails').select('bouncedAt').where('email', '=', email),
);
/** Time of the last refusal of mails to this address; undefined while none is refused. */
export const findBounce = async (db: Db, email: string) =>
  (await latest(db, {}, { email: email.toLowerCase() }))[0]?.bouncedAt;

export const removeBouncesBefore = (db: Db, before: Date) =>
  db.deleteFrom('bouncedMails').where('bouncedAt', '<=', before).executeTakeFirst();
