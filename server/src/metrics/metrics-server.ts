import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inWords } from '../http/connection/listening.ts';
import type { Metrics } from './metrics.ts';

type Options = {
  readonly host: string;
  readonly port: number;
  /** Needed from whoever asks, where it is set. */
  readonly token?: string | undefined;
};

/**
 * Serves `/metrics`, `/live` (the process answers) and `/ready` (its database does too) on an address of their own, which
 * no proxy of the site leads to. Answers the port and how to stop.
 */
export async function serveMetrics(metrics: Metrics, { host, port, token }: Options) {
  const answers: Record<string, () => Promise<{ status: number; type: string; text: string }>> = {
    '/metrics': async () => ({ status: 200, type: metrics.contentType, text: await metrics.text() }),
    '/live': async () => ({ status: 200, type: 'text/plain', text: 'ok\n' }),
    '/ready': async () =>
      (await metrics.isReady())
        ? { status: 200, type: 'text/plain', text: 'ok\n' }
        : { status: 503, type: 'text/plain', text: 'the database does not answer\n' },
  };
  const server = createServer(async (request, response) => {
    const answer = answers[request.url ?? ''];
    if (request.method !== 'GET' || !answer) return void response.writeHead(404).end();
    if (token !== undefined && !hasToken(request, token)) {
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    }
    const { status, type, text } = await answer();
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  });
  await inWords({ host, port, variables: ['METRICS_HOST', 'METRICS_PORT'] }, async () => {
    server.listen({ host, port });
    await once(server, 'listening');
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Hashes have one length, which `timingSafeEqual` needs. */
const hashOf = (text: string) => createHash('sha256').update(text).digest();
const hasToken = ({ headers }: IncomingMessage, token: string) =>
  timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`));
