import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/**
 * Keys as Node objects: Node would check and copy a key given as bytes with each signature, which takes five times as
 * long.
 */
const prepared = new WeakMap<Uint8Array, KeyObject>();

function keyOf(secret: Uint8Array) {
  const known = prepared.get(secret);
  if (known) return known;
  const key = createSecretKey(secret);
  prepared.set(secret, key);
  return key;
}

/** HMAC-SHA256 with a secret that stays. */
export const hmac = (secret: Uint8Array) => createHmac('sha256', keyOf(secret));
