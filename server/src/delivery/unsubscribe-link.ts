import { mailKinds, type MailKind } from '@tzemed/contract/notifications/notification-preferences';
import type { Secrets } from '../identity/keys/secrets.ts';
import { readLink, signLink } from '../lib/security/signed-link.ts';
import { Refusal } from '../lib/refusal.ts';

/** A mail is found again months later by who has enough of them. */
const days = 365;
const dayMs = 86_400_000;
const purposeOf = (topic: MailKind) => `mail ${topic}`;

/** The secret of the link in a mail by which mails of its kind are stopped. */
export const unsubscribeToken = (secrets: Secrets, topic: MailKind, userId: string, now: Date) =>
  signLink(secrets, purposeOf(topic), [userId], new Date(now.getTime() + days * dayMs));

/** User and mail kind of a token. @throws Refusal 422 if it was not signed here, 410 if it has expired */
export function readUnsubscribeToken(
  secrets: Secrets,
  token: string,
  now: Date,
): { readonly topic: MailKind; readonly userId: string } {
  for (const topic of mailKinds) {
    try {
      const [userId] = readLink(secrets, purposeOf(topic), token, now);
      if (userId !== undefined) return { topic, userId };
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 422) throw error;
    }
  }
  throw new Refusal(422, 'linkInvalid');
}
