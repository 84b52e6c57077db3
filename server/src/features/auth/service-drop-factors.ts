import type { Db } from '../../db/client.ts';
import * as passkeys from './store-passkeys.ts';
import * as secondFactor from './store-second-factor.ts';

/** Takes away passkeys and a second factor that somebody else may have added since a moment. The caller holds the account. */
export async function dropFactorsSince(db: Db, userId: string, since: Date) {
  await passkeys.removeSince(db, userId, since);
  await secondFactor.removeSince(db, userId, since);
}
