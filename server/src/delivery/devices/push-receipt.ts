import type { Db } from '../../db/client.ts';
import type { Secrets } from '../../identity/keys/secrets.ts';
import { readLink, signLink } from '../../lib/security/signed-link.ts';
import * as deviceRows from './device-rows.ts';
import * as rows from '../notification-rows.ts';

/** A push that has come to one device of a person. */
type Arrived = { readonly userId: string; readonly deviceId: string; readonly pushId: string };

const purpose = 'push';
/** Twice as long as a push service keeps it for a device that is off. */
const goodMs = 7_200_000;

/** Token that a device sends back to confirm a push. */
export const pushReceiptToken = (secrets: Secrets, { userId, deviceId, pushId }: Arrived, now: Date) =>
  signLink(secrets, purpose, [userId, deviceId, pushId], new Date(now.getTime() + goodMs));

/** @throws Refusal 422 for what was not signed here, 410 when its time is over */
export function readPushReceipt(secrets: Secrets, token: string, now: Date): Arrived {
  const [userId = '', deviceId = '', pushId = ''] = readLink(secrets, purpose, token, now);
  return { userId, deviceId, pushId };
}

/** The notifications of this push are not mailed, unless they were already. */
export async function markPushReceived(db: Db, { userId, deviceId, pushId }: Arrived, now: Date) {
  await deviceRows.markConfirmed(db, userId, deviceId, now);
  await rows.markReached(db, { userId, pushId }, now);
}
