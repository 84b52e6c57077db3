import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** Stands in the place of an address in what somebody accepted whose account is gone: a row has to have one. */
const forgotten = '(deleted)';

/**
 * No home names these addresses any more, whoever wrote them down: what waits for them ends, and what was accepted keeps who
 * accepted it alone. Asks all homes at once, since those that somebody left long ago are nowhere noted for them.
 */
export async function eraseAddresses(db: Db, emails: readonly string[]) {
  const addresses = emails.map((email) => email.toLowerCase());
  const isNoted = sql<boolean>`email = any(${addresses})`;
  await db.deleteFrom('invitedAddresses').where(isNoted).execute();
  await db.deleteFrom('handoverOffers').where(isNoted).execute();
  const isNamed = sql<boolean>`lower(email) = any(${addresses})`;
  await db.deleteFrom('successors').where(isNamed).execute();
  await db.deleteFrom('handovers').where(isNamed).execute();
  await db
    .deleteFrom('invitations')
    .where(isNamed)
    .where(sql<boolean>`answer is distinct from 'accepted'`)
    .execute();
  await db.updateTable('invitations').set({ email: forgotten }).where(isNamed).execute();
}
