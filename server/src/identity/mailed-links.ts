import type { Db } from '../db/client.ts';
import { makeKeyedToken, readKeyedToken } from '../lib/security/keyed-token.ts';
import { Refusal } from '../lib/refusal.ts';
import { lock } from './accounts.ts';
import * as rows from './mailed-link-rows.ts';

type NewLink = Pick<rows.NewLink, 'userId' | 'purpose' | 'payload'> & { readonly lifeMs: number };

/**
 * Several of these may be good at a time: a second change of address leaves the link that takes the first one back, and a
 * second device that signs in leaves the first to its code.
 */
const several: ReadonlySet<rows.LinkPurpose> = new Set(['restoreEmail', 'notMe', 'secondFactor']);

/** The secret of a new link; only its hash is kept. The caller holds the account. */
export async function makeLink(db: Db, { lifeMs, ...link }: NewLink, now: Date): Promise<string> {
  const { token, tokenHash } = makeKeyedToken(link.userId);
  const expiresAt = new Date(now.getTime() + lifeMs);
  const write = several.has(link.purpose) ? rows.insert : rows.replace;
  await write(db, { ...link, tokenHash, expiresAt }, now);
  return token;
}

/** Key of a link's row, from the part of the token before its secret; the hash decides whether the link is valid. */
function linkIn(token: string) {
  const read = readKeyedToken(token);
  if (!read) throw new Refusal(422, 'linkInvalid');
  return { userId: read.key, tokenHash: read.tokenHash };
}

/** User of a link, while it is valid; 422 otherwise, without the reason. */
export async function findLink(db: Db, purposes: readonly rows.LinkPurpose[], token: string, now: Date) {
  const found = await rows.find(db, purposes, linkIn(token), now);
  if (!found) throw new Refusal(422, 'linkInvalid');
  return found;
}

/** Uses a link up, or refuses it without saying why. The caller has a transaction open. */
export async function useLink(db: Db, purposes: readonly rows.LinkPurpose[], token: string, now: Date) {
  const { userId } = await findLink(db, purposes, token, now);
  // The account before the link, as everywhere: two orders of locks would be a deadlock now and then.
  const account = await lock(db, userId);
  const link = account && (await rows.use(db, purposes, linkIn(token), now));
  if (!link) throw new Refusal(422, 'linkInvalid');
  return { account, purpose: link.purpose, payload: link.payload };
}

export {
  removeAll as removeLinks,
  removeOf as removeLinksOf,
  removeRestoring as removeRestoringLinks,
} from './mailed-link-rows.ts';
