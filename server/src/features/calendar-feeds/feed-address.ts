import { timingSafeEqual } from 'node:crypto';
import { hmac } from '../../lib/security/hmac.ts';

type Keys = { readonly tokenKeys: readonly [Uint8Array, ...Uint8Array[]] };
type Feed = { readonly userId: string; readonly id: string; readonly nonce: Uint8Array };

const idBytes = 16;
const macBytes = 32;

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidIn = (bytes: Buffer, at: number) =>
  bytes.toString('hex', at, at + idBytes).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');

const macOf = (key: Uint8Array, { userId, id, nonce }: Feed) =>
  hmac(key).update('calendar feed\n').update(bytesOf(userId)).update(bytesOf(id)).update(nonce).digest();

/**
 * The last part of a feed's address: whose it is and which, by which its row is found, and a secret that is made of the row
 * and of a key that lies beside the database. So it can be shown again, and who reads the database alone opens none.
 */
export const fileOf = ({ tokenKeys: [key] }: Keys, feed: Feed) =>
  `${Buffer.concat([bytesOf(feed.userId), bytesOf(feed.id), macOf(key, feed)]).toString('base64url')}.ics`;

const address = /^([\w-]{86})\.ics$/;

/** Parses a feed address into the key of the feed and the MAC that opens it; undefined if it is not an address. */
export function readFile(file: string) {
  const [, token] = address.exec(file) ?? [];
  if (token === undefined) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  // Another text of the same bytes is another address.
  if (bytes.length !== 2 * idBytes + macBytes || bytes.toString('base64url') !== token) return undefined;
  return { userId: uuidIn(bytes, 0), id: uuidIn(bytes, idBytes), mac: bytes.subarray(2 * idBytes) };
}

/** True when one of the keys made this MAC for the feed. */
export const opens = ({ tokenKeys }: Keys, feed: Feed, mac: Uint8Array) =>
  tokenKeys.some((key) => timingSafeEqual(macOf(key, feed), mac));
