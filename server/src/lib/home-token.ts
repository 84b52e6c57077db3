import { createHash, randomBytes } from 'node:crypto';

/** Bytes of a home's key, and of the secret behind it. */
const keyBytes = 16;
const secretBytes = 32;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** The secret of a mailed link into a home. Its key stands in front, so that the row is found by it; only the hash is kept. */
export function makeHomeToken(householdId: string) {
  const key = Buffer.from(householdId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([key, randomBytes(secretBytes)]).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

/** Where to look for whose hash; nothing when it is no such token. */
export function readHomeToken(token: string) {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== keyBytes + secretBytes) return undefined;
  const hex = bytes.toString('hex', 0, keyBytes);
  const householdId = hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
  return { householdId, tokenHash: hashOf(token) };
}
