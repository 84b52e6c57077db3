import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAfterwards } from './opened.ts';

export type Received = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type Receiver = {
  readonly port: number;
  readonly url: string;
  /** All that came, in turn. */
  readonly received: Received[];
  /** What it answers from now on: a status, or nothing at all. */
  answer: number | 'nothing';
};

/** A server on this machine that takes what is posted to it: a push service, a webhook, a provider. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      if (receiver.answer !== 'nothing') response.writeHead(receiver.answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterwards(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = { port, url: `http://127.0.0.1:${port}`, received, answer: 201 };
  return receiver;
}

/** What a browser keeps of its subscription, and what it tells of it. */
export function subscription(url: string) {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  return {
    /** As the page sends it. */
    body: {
      kind: 'browser',
      address: `${url}/push/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    /** What the browser makes of the bytes that come, by RFC 8188 and RFC 8291. */
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
      // What follows the last byte 2 fills it up.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')) as Record<string, any>;
    },
  };
}

export const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64');
