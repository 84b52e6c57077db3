import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Push subscription of a browser: its private keys, and the fields that it sends. */
export function subscription(url: string) {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  return {
    /** Body of the request that the page sends. */
    body: {
      kind: 'browser',
      address: `${url}/push/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    /** Decrypts a message like the browser, by RFC 8188 and RFC 8291. */
    read(message: Buffer) {
      const salt = message.subarray(0, 16);
      const keyLength = message.readUInt8(20);
      const sender = message.subarray(21, 21 + keyLength);
      const sealed = message.subarray(21 + keyLength);
      const shared = curve.computeSecret(sender);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
      const secret = hkdfSync('sha256', shared, auth, info, 32);
      const derived = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
      const open = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
      open.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      // Bytes after the last byte 2 are padding.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')) as Record<string, any>;
    },
  };
}
