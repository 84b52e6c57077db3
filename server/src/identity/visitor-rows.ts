import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { hmac } from '../lib/security/hmac.ts';
import type { Secrets } from './keys/secrets.ts';

type Keys = Pick<Secrets, 'dataKey'>;

/** An address that is found again, and cannot be read, where it is kept no longer. */
export const hashAddress = ({ dataKey }: Keys, email: string) =>
  hmac(dataKey.hashing).update('newsletter\n').update(email.toLowerCase()).digest();

/** Erases what visitors left under these addresses: tickets, and subscriptions with the proof of them. */
export async function eraseVisitors(db: Db, keys: Keys, emails: readonly string[]) {
  const isHashed = sql<boolean>`email_hash = any(${emails.map((email) => hashAddress(keys, email))})`;
  const tickets = await db
    .deleteFrom('supportTickets')
    .where(sql<boolean>`lower(visitor_email) = any(${emails.map((email) => email.toLowerCase())})`)
    .executeTakeFirst();
  const subscriptions = await db.deleteFrom('newsletterSubscriptions').where(isHashed).executeTakeFirst();
  await db.deleteFrom('newsletterDeliveries').where(isHashed).execute();
  return { tickets: Number(tickets.numDeletedRows), subscriptions: Number(subscriptions.numDeletedRows) };
}
