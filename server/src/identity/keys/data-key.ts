import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { createDurably, keepPrivate } from '../../lib/files/durable-file.ts';
import { StartupError } from '../../lib/startup-error.ts';

/** Keys for what is kept in the database and must not be readable from a copy of it. */
export type DataKey = {
  /** AES-256-GCM, for secrets that have to be read again. */
  readonly encryption: Uint8Array;
  /** HMAC-SHA256, for short secrets of which only the hash is kept. */
  readonly hashing: Uint8Array;
};

const kept = z.object({ dataKey: z.base64url() });
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Reads `data-key.json` of the data folder, and makes it on the first start. An operator who loses it makes everybody set up the
 * second factor anew.
 *
 * @throws StartupError when the file is broken: with a new key no code of an app would be right any more
 */
export async function loadDataKey(dataDir: string): Promise<DataKey> {
  const file = path.join(dataDir, 'data-key.json');
  const text = (await read(file)) ?? (await create(file));
  await keepPrivate(file);
  const key = keyIn(text);
  // Chance brings some thirty different bytes; zeros, or one word over and over, are nobody's secret.
  if (key?.length !== keyBytes || new Set(key).size < 8)
    throw new StartupError(`${file} must hold a dataKey of ${keyBytes} bytes in base64url, made by chance`);
  const derived = (purpose: string) => new Uint8Array(hkdfSync('sha256', key, '', purpose, keyBytes));
  return { encryption: derived('encryption'), hashing: derived('hashing') };
}

const read = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartupError(`${file} can't be read (${error.code})`);
  });

async function create(file: string) {
  const text = `${JSON.stringify({ dataKey: randomBytes(keyBytes).toString('base64url') })}\n`;
  // Another process of the same folder may have been faster: then its key is everybody's.
  return (await createDurably(file, text)) ? text : ((await read(file)) ?? '');
}

function keyIn(text: string) {
  try {
    return Buffer.from(z.parse(kept, JSON.parse(text)).dataKey, 'base64url');
  } catch {
    return undefined;
  }
}

/** Encrypts a secret; `owner` is bound to it, so that it opens in no other row. */
export function seal({ encryption }: DataKey, secret: Uint8Array, owner: string) {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', encryption, nonce).setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Returns undefined if the key is another one, or the row belongs to another owner. */
export function unseal({ encryption }: DataKey, sealed: Buffer, owner: string) {
  const [nonce, tag] = [sealed.subarray(0, nonceBytes), sealed.subarray(-tagBytes)];
  const decipher = createDecipheriv('aes-256-gcm', encryption, nonce, { authTagLength: tagBytes });
  try {
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
