import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type RawAnswer = { status: number; headers: Record<string, string>; body: any };

/** A connection on which every byte is sent by hand, as slow, broken or malicious clients do. */
export async function openRawConnection(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let received = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => (received = Buffer.concat([received, bytes])));
  return {
    socket,
    closed,
    send: (text: string | Uint8Array) => void socket.write(text),
    /** Lines of a head; an empty line ends it. */
    head: (...lines: string[]) => void socket.write(`${lines.join('\r\n')}\r\n\r\n`),
    /** The next answer with a length and JSON in it; fails when the connection ends before it is whole. */
    async answer(): Promise<RawAnswer> {
      for (;;) {
        const found = parse(received);
        if (found) {
          received = received.subarray(found.length);
          return found.answer;
        }
        await Promise.race([once(socket, 'data'), closed.then(() => refuseEnd(socket, received))]);
      }
    },
  };
}

/** `bytes` in pieces of `size`, one every `everyMs`. */
export async function trickle(socket: Socket, bytes: Uint8Array, size: number, everyMs: number) {
  for (let at = 0; at < bytes.length && socket.writable; at += size) {
    socket.write(bytes.subarray(at, at + size));
    await sleep(everyMs);
  }
}

function parse(received: Buffer) {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [line = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(lines.map((header) => [nameOf(header), header.replace(/^[^:]*: ?/, '')]));
  const length = end + 4 + Number(headers['content-length'] ?? 0);
  if (received.length < length) return undefined;
  const text = received.subarray(end + 4, length).toString();
  return { length, answer: { status: Number(line.split(' ')[1]), headers, body: text && JSON.parse(text) } };
}

const nameOf = (header: string) => header.slice(0, header.indexOf(':')).toLowerCase();

function refuseEnd({ destroyed }: Socket, received: Buffer): never {
  throw new Error(`the connection ended (${destroyed}) without an answer, after: ${received.toString('latin1')}`);
}
