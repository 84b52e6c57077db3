import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { Log } from '../lib/log.ts';

const dayMs = 86_400_000;
/** Retention of the audit record; past sign-ins are kept as long, to recognize a device. */
const yearMs = 365 * dayMs;

type Context = { readonly db: Db; readonly clock: () => Date; readonly log: Log };

/** Removes what has served its time: links that have run out, past sign-ins and old records of events. */
export async function sweepIdentity({ db, clock, log }: Context) {
  const before = (ms: number) => new Date(clock().getTime() - ms);
  const links = await db.deleteFrom('linkTokens').where('expiresAt', '<=', before(0)).executeTakeFirst();
  const challenges = await db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', before(0)).executeTakeFirst();
  const formerAddresses = await sweepFormerEmails(db, before(0));
  const sessions = await db
    .deleteFrom('sessions')
    .where(sql<boolean>`least(ends_at, revoked_at) <= ${before(yearMs)}`)
    .executeTakeFirst();
  const events = await db.deleteFrom('audit').where('at', '<=', before(yearMs)).executeTakeFirst();
  const anonymous = await db.deleteFrom('anonymousAudit').where('at', '<=', before(yearMs)).executeTakeFirst();
  const removed = { links, challenges, formerAddresses, sessions, events, anonymous };
  const counts = Object.entries(removed).map(([what, { numDeletedRows }]) => [what, Number(numDeletedRows)]);
  log.info(Object.fromEntries(counts), 'identity swept');
}

/** Addresses that an account had are free for others once the change can no longer be taken back. */
const sweepFormerEmails = (db: Db, now: Date) =>
  db
    .with('gone', (db) => db.deleteFrom('formerEmails').where('until', '<=', now).returning(['userId', 'email']))
    .deleteFrom('signInNames')
    .using('gone')
    .where('issuer', '=', 'email')
    .whereRef('signInNames.userId', '=', 'gone.userId')
    .where(sql<boolean>`sign_in_names.subject = lower(gone.email)`)
    .where(
      sql<boolean>`not exists (select from users u where u.id = gone.user_id and lower(u.email) = lower(gone.email))`,
    )
    .executeTakeFirst();
