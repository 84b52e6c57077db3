import { timingSafeEqual } from 'node:crypto';
import { hmac } from './hmac.ts';
import { Refusal } from '../refusal.ts';

/** Signing keys: the first one signs, all of them verify. */
type Keys = { readonly tokenKeys: readonly [Uint8Array, ...Uint8Array[]] };

const macBytes = 32;
const timeBytes = 4;
const idBytes = 16;

const macOf = (key: Uint8Array, purpose: string, bytes: Buffer) =>
  hmac(key).update(`${purpose}\n`).update(bytes).digest();

/**
 * A link that says by itself what it is for, and until when: it lies in no table, and can be mailed ten thousand times a
 * minute. `ids` are UUIDs in a fixed number for each purpose.
 */
export function signLink({ tokenKeys: [key] }: Keys, purpose: string, ids: readonly string[], until: Date): string {
  const time = Buffer.alloc(timeBytes);
  time.writeUInt32BE(Math.floor(until.getTime() / 1000));
  const bytes = Buffer.concat([time, ...ids.map((id) => Buffer.from(id.replaceAll('-', ''), 'hex'))]);
  return Buffer.concat([bytes, macOf(key, purpose, bytes)]).toString('base64url');
}

/**
 * The ids in a link that was signed for this purpose.
 *
 * @throws Refusal 422 for what was not signed here, or for something else; 410 when its time is over
 */
export function readLink({ tokenKeys }: Keys, purpose: string, token: string, now: Date): string[] {
  const all = Buffer.from(token, 'base64url');
  const bytes = all.subarray(0, -macBytes);
  const isOurs = (key: Uint8Array) =>
    all.length > macBytes + timeBytes && timingSafeEqual(macOf(key, purpose, bytes), all.subarray(-macBytes));
  if (!tokenKeys.some(isOurs)) throw new Refusal(422, 'linkInvalid');
  if (bytes.readUInt32BE(0) * 1000 <= now.getTime()) throw new Refusal(410, 'linkExpired');
  const ids: string[] = [];
  for (let at = timeBytes; at < bytes.length; at += idBytes) ids.push(uuidAt(bytes, at));
  return ids;
}

/** Sixteen bytes from a place on, written as a UUID. */
export const uuidAt = (bytes: Buffer, at: number) =>
  bytes.toString('hex', at, at + idBytes).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
