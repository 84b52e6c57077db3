import { createHash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';

/** A new id: UUIDv7, so that keys grow with time and indexes stay dense. */
export const newId = () => uuidv7();

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** True for a UUIDv7. */
export const isTimedId = (id: string) => id[14] === '7';
/** Creation time that a UUIDv7 claims. */
export const timeOf = (id: string) => new Date(parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/** PostgreSQL throws on a malformed uuid; ask before asking it. */
export const isUuid = (value: string) => shape.test(value);

/** The id of what somebody makes under a key of theirs, always the same: UUIDv8, whose bits are one's own. */
export function idOfKey(userId: string, key: string) {
  const hex = createHash('sha256').update(`${userId} ${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
