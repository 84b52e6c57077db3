/** A random UUID. `crypto.randomUUID` is missing on plain http, where a home server may well be. */
export const uuid = () => written(randomBytes(), 4);

/** The id of something new, UUIDv7: it begins with the time, as the server wants its keys to grow. */
export function newId() {
  const bytes = randomBytes();
  const milliseconds = new DataView(bytes.buffer);
  milliseconds.setUint16(0, Date.now() / 2 ** 32);
  milliseconds.setUint32(2, Date.now() % 2 ** 32);
  return written(bytes, 7);
}

const randomBytes = () => crypto.getRandomValues(new Uint8Array(16));

function written(bytes: Uint8Array, version: number) {
  bytes[6] = (bytes[6]! & 0x0f) | (version << 4);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
