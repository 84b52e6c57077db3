import type { TokenUser } from '@tzemed/contract/account/auth';
import { decodeJwt, SignJWT } from 'jose';
import { isUuid } from '../../lib/ids.ts';

type Session = { readonly id: string; readonly createdAt: Date; readonly endsAt: Date };

/**
 * A signed token: what everybody may know of the user, and the session. Anyone who holds it can read it; the server
 * only ever looks up its hash.
 */
export const signToken = (key: Uint8Array, user: TokenUser, { id, createdAt, endsAt }: Session) =>
  new SignJWT({ ...user, sid: id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(createdAt)
    .setExpirationTime(endsAt)
    .sign(key);

/** User id in the payload of a token, for finding its session; the hash decides whether there is one. */
export function userIdIn(token: string) {
  try {
    const { id } = decodeJwt(token);
    return typeof id === 'string' && isUuid(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
