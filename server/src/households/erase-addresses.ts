import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** Stands in the place of an address in what somebody accepted whose account is gone: a row has to have one. */
const forgotten = '(deleted)';

/**
 * Erases these addresses from all households, whoever entered them: pending invitations end, and accepted ones keep
 * only the person who accepted. Checks all households at once, since those that a person left long ago are not
 * recorded.
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
