import { createECDH } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { createDurably, keepPrivate } from '../../lib/files/durable-file.ts';
import { StartupError } from '../../lib/startup-error.ts';

/** Keys that identify this site to push services and browsers (RFC 8292), in base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

const kept = z.object({ privateKey: z.base64url() });
const keyBytes = 32;

/**
 * Reads `vapid.json` of the data folder, and makes it on the first start. An operator who removes it makes every browser subscribe
 * anew.
 *
 * @throws StartupError when the file is broken: with a new key no browser would be told any more
 */
export async function loadVapidKeys(dataDir: string): Promise<VapidKeys> {
  const file = path.join(dataDir, 'vapid.json');
  const text = (await read(file)) ?? (await create(file));
  await keepPrivate(file);
  const privateKey = keyIn(text);
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey ?? Buffer.alloc(0));
  } catch {
    throw new StartupError(`${file} must hold a privateKey of P-256 in base64url`);
  }
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey!.toString('base64url') };
}

const read = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartupError(`${file} can't be read (${error.code})`);
  });

async function create(file: string) {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // A key may begin with zeros, which are left out.
  const privateKey = Buffer.alloc(keyBytes);
  const made = curve.getPrivateKey();
  made.copy(privateKey, keyBytes - made.length);
  const text = `${JSON.stringify({ privateKey: privateKey.toString('base64url') })}\n`;
  // Another process of the same folder may have been faster: then its key is everybody's.
  return (await createDurably(file, text)) ? text : ((await read(file)) ?? '');
}

function keyIn(text: string) {
  try {
    const key = Buffer.from(z.parse(kept, JSON.parse(text)).privateKey, 'base64url');
    return key.length === keyBytes ? key : undefined;
  } catch {
    return undefined;
  }
}
