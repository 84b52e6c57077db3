/** A random UUID. `crypto.randomUUID` is missing on plain http, where a home server may well be. */
export const uuid = () => written(randomBytes(), 4);

/** The latest moment of which an id was made, and how many of it there are already. */
const latest = { at: -1, count: 0 };

/**
 * The id of something new, UUIDv7: it begins with the time, as the server wants its keys to grow. Those of one
 * millisecond are counted (RFC 9562, 6.2, the first way), so that what was made together stays in its order.
 */
export function newId() {
  const at = Date.now();
  Object.assign(latest, { at, count: at === latest.at ? latest.count + 1 : 0 });
  const bytes = randomBytes();
  const view = new DataView(bytes.buffer);
  view.setUint16(0, at / 2 ** 32);
  view.setUint32(2, at % 2 ** 32);
  // Twelve bits: the first four of them are the version's. Nobody makes 4,096 things in a millisecond.
  view.setUint16(6, latest.count % 2 ** 12);
  return written(bytes, 7);
}

const randomBytes = () => crypto.getRandomValues(new Uint8Array(16));

function written(bytes: Uint8Array, version: number) {
  bytes[6] = (bytes[6]! & 0x0f) | (version << 4);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
