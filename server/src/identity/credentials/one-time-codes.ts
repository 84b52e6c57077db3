import { randomBytes, randomInt } from 'node:crypto';
import { brand } from '@tzemed/contract/brand';
import { Secret, TOTP } from 'otpauth';
import { hmac } from '../../lib/security/hmac.ts';
import type { DataKey } from '../keys/data-key.ts';

/** Authenticator apps ignore other choices: SHA-1, six digits, thirty seconds. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after now in which a code is right: telephones are late, and so are people. */
const window = 1;
/** Length of the hash (RFC 4226). */
const secretBytes = 20;

export const newSecret = () => randomBytes(secretBytes);

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** Base32, as people type it. */
export const shownSecret = (bytes: Uint8Array) => secretOf(bytes).base32;

/** Address that an app reads from a QR code. */
export const uriOf = (bytes: Uint8Array, email: string) =>
  new TOTP({ ...kind, issuer: brand.name.en, label: email, secret: secretOf(bytes) }).toString();

/** Time step of a code that is right at `now`, or a step before or after; compared in constant time. */
export function stepOf(bytes: Uint8Array, code: string, now: Date) {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...kind, token: code, secret: secretOf(bytes), timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period: kind.period, timestamp }) + delta;
}

/** Excludes characters that are easily confused: 0 and O, 1, I and L. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const halfLength = 4;

const half = () => Array.from({ length: halfLength }, () => letters[randomInt(letters.length)]).join('');

/** `4F7K-2QXM`: forty bits, of which a try an hour each is worth nothing. */
export function newRecoveryCodes(count: number) {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(`${half()}-${half()}`);
  return [...codes];
}

/** Hash of a recovery code, however it was typed. */
export const recoveryHash = ({ hashing }: DataKey, userId: string, code: string) =>
  hmac(hashing)
    .update(`${userId} ${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`)
    .digest();
