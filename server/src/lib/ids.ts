import { uuidv7 } from 'uuidv7';

/** A new id: UUIDv7, so that keys grow with time and indexes stay dense. */
export const newId = () => uuidv7();

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** When a UUIDv7 was made, by its own word. */
export const timeOf = (id: string) => new Date(parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/** PostgreSQL throws on a malformed uuid; ask before asking it. */
export const isUuid = (value: string) => shape.test(value);
