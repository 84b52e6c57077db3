import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  /** Status of all responses from now on, or no response at all. */
  answer: number | 'nothing';
  close(): Promise<void>;
};

/** A server on this machine that takes what is posted to it: a push service, a webhook, a provider. */
export async function startReceiver(hear?: (one: Received) => void): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
      received.push(one);
      if (receiver.answer !== 'nothing') response.writeHead(receiver.answer).end();
      hear?.(one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    port,
    url: `http://127.0.0.1:${port}`,
    received,
    answer: 201,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
