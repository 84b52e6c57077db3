import { createHash, randomBytes } from 'node:crypto';

/** Bytes of the key, and of the secret behind it. */
const keyBytes = 16;
const secretBytes = 32;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * The secret of a mailed link. The key of the home or user whose row it opens stands in front, so that the row is found by
 * it; only the hash is kept.
 */
export function makeKeyedToken(key: string) {
  const bytes = Buffer.from(key.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([bytes, randomBytes(secretBytes)]).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

/** Row key and hash of a token; undefined if it is no such token. */
export function readKeyedToken(token: string) {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== keyBytes + secretBytes) return undefined;
  const hex = bytes.toString('hex', 0, keyBytes);
  const key = hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
  return { key, tokenHash: hashOf(token) };
}
