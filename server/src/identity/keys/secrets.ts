import { randomBytes } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { StartupError } from '../../lib/startup-error.ts';
import { keepPrivate, writeDurably } from '../../lib/files/durable-file.ts';
import { type DataKey, loadDataKey } from './data-key.ts';
import { loadVapidKeys, type VapidKeys } from './vapid-keys.ts';

export type Secrets = {
  /** HS256 keys. The first signs; a second is the one before it, kept while what it signed is still about. */
  readonly tokenKeys: readonly [Uint8Array, ...Uint8Array[]];
  readonly vapid: VapidKeys;
  readonly dataKey: DataKey;
};

const keyBytes = 32;
const kept = z.object({ tokenKeys: z.array(z.base64url()).check(z.minLength(1), z.maxLength(2)) });

/**
 * Reads `secrets.json`, `vapid.json` and `data-key.json` of the data folder, and makes them on the first start.
 *
 * @throws StartupError when the file is broken or a key is short: a new one in its place would end every session
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  return {
    tokenKeys: await loadTokenKeys(dataDir),
    vapid: await loadVapidKeys(dataDir),
    dataKey: await loadDataKey(dataDir),
  };
}

/**
 * Like `loadSecrets`, for a command beside the server: keys that it made by itself would open and stop nothing.
 *
 * @throws StartupError where a file is missing, too
 */
export async function findSecrets(dataDir: string): Promise<Secrets> {
  for (const name of ['secrets.json', 'data-key.json']) {
    const file = path.join(dataDir, name);
    await access(file).catch((error: NodeJS.ErrnoException) => {
      throw new StartupError(`${file} can't be found (${error.code}): DATA_DIR names the data folder of the server`);
    });
  }
  return loadSecrets(dataDir);
}

async function loadTokenKeys(dataDir: string) {
  const file = path.join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartupError(`${file} can't be read (${error.code})`);
  });
  if (text === undefined) return create(file);
  await keepPrivate(file);
  return parse(file, text);
}

async function create(file: string) {
  const text = JSON.stringify({ tokenKeys: [randomBytes(keyBytes).toString('base64url')] });
  await writeDurably(file, `${text}\n`);
  return parse(file, text);
}

function parse(file: string, text: string): Secrets['tokenKeys'] {
  const [first, ...others] = readKeys(text);
  if (!first || [first, ...others].some(isWeak)) {
    throw new StartupError(
      `${file} must hold one or two tokenKeys of at least ${keyBytes} bytes in base64url, made by chance`,
    );
  }
  return [first, ...others];
}

/** 32 random bytes have some thirty distinct values; zeros, or one word over and over, are not a secret. */
const isWeak = (key: Uint8Array) => key.length < keyBytes || new Set(key).size < 8;

function readKeys(text: string) {
  try {
    return z.parse(kept, JSON.parse(text)).tokenKeys.map((key) => new Uint8Array(Buffer.from(key, 'base64url')));
  } catch {
    return [];
  }
}
