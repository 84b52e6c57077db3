import { createCipheriv, createDecipheriv, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Secrets } from '../identity/keys/secrets.ts';
import { hmac } from '../lib/security/hmac.ts';

/** Up to which change of each home somebody has heard, and when they had heard everything up to there. */
export type Position = {
  readonly day: number;
  readonly homes: Readonly<Record<string, number>>;
  /** Home → when its newest change up to there was made, in milliseconds since 1970; null where none is kept. */
  readonly marks: Readonly<Record<string, number | null>>;
};

const dayMs = 86_400_000;
/** Days since 1970. A cursor's time is no finer: it would change at each look. */
export const daysAt = (now: Date) => Math.floor(now.getTime() / dayMs);

const position = z.object({
  day: z.int(),
  homes: z.record(z.uuid(), z.int()),
  // Cursors of earlier versions have none.
  marks: z._default(z.record(z.uuid(), z.nullable(z.int())), {}),
});
const ivBytes = 16;

type Keys = { readonly mark: Buffer; readonly seal: Buffer; lastPlain?: string; lastSealed?: string };
const known = new WeakMap<Uint8Array, Keys>();

/** Cursor keys derived from a secret, with the last sealed cursor, at which all streams of a household may stand. */
function keysOf(secret: Uint8Array): Keys {
  const keyFor = (use: string) => hmac(secret).update(`changes ${use}`).digest();
  const keys = known.get(secret) ?? { mark: keyFor('mark'), seal: keyFor('seal') };
  known.set(secret, keys);
  return keys;
}

const inOrder = <T>(ofHomes: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(ofHomes).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const markOf = ({ mark }: Keys, plain: string | Buffer) => hmac(mark).update(plain).digest().subarray(0, ivBytes);

/**
 * A position as it leaves the house: sealed, because the numbers of a home tell a guest how much happens there that they
 * may not see. The same position is always the same text.
 */
export function sealCursor({ tokenKeys: [secret] }: Secrets, { day, homes, marks }: Position): string {
  const plain = JSON.stringify({ day, homes: inOrder(homes), marks: inOrder(marks) });
  const keys = keysOf(secret);
  if (keys.lastPlain !== plain || !keys.lastSealed) {
    const iv = markOf(keys, plain);
    const cipher = createCipheriv('aes-256-ctr', keys.seal, iv);
    keys.lastPlain = plain;
    keys.lastSealed = Buffer.concat([iv, cipher.update(plain)]).toString('base64url');
  }
  return keys.lastSealed;
}

/** Returns undefined for a text that was not sealed here. */
export function openCursor({ tokenKeys }: Secrets, text: string): Position | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= ivBytes) return undefined;
  const iv = bytes.subarray(0, ivBytes);
  for (const secret of tokenKeys) {
    const keys = keysOf(secret);
    const plain = createDecipheriv('aes-256-ctr', keys.seal, iv).update(bytes.subarray(ivBytes));
    if (timingSafeEqual(markOf(keys, plain), iv)) return z.parse(position, JSON.parse(plain.toString()));
  }
  return undefined;
}
