import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as forward,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Where the wire is cut. */
export const cuts = [
  'before the request arrives',
  'before the answer',
  'in the head of the answer',
  'in the body of the answer',
] as const;
export type Cut = (typeof cuts)[number];

/** A change that came by. */
export type Attempt = {
  readonly change: string;
  readonly key: string | undefined;
  /** Of what the browser could take for an answer: one without a body is whole once its status has come. */
  answered?: number | undefined;
};

/** A browser that finds its connection cut may ask once more by itself, at once; the page comes later than this. */
const browserMs = 600;

/**
 * A proxy in front of `upstream` that cuts the wire at the next change, and what the browser makes of it, or at every one.
 */
export async function startCuttingProxy(upstream: string) {
  const { hostname, port } = new URL(upstream);
  const attempts: Attempt[] = [];
  let armed: Cut | undefined;
  let always: Cut | undefined;
  let firstAt = 0;
  let losesKeys = false;

  function cutFor({ method }: IncomingMessage): Cut | undefined {
    if (method === 'GET' || always || !armed) return method === 'GET' ? undefined : always;
    firstAt ||= performance.now();
    if (performance.now() - firstAt < browserMs) return armed;
    armed = undefined;
  }

  function note({ method, url, headers }: IncomingMessage): Attempt {
    const attempt = { change: `${method} ${url}`, key: headers['idempotency-key'] as string | undefined };
    if (method !== 'GET') attempts.push(attempt);
    return attempt;
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const [attempt, cut] = [note(request), cutFor(request)];
    if (cut === 'before the request arrives') return request.socket.destroy();
    const { method, url } = request;
    const headers: IncomingHttpHeaders = { ...request.headers, connection: 'close' };
    if (losesKeys) delete headers['idempotency-key'];
    const onward = forward({ hostname, port, method, path: url, headers });
    onward.end(await buffer(request));
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const body = await buffer(answer);
    if (cut === 'before the answer') return request.socket.destroy();
    if (!cut || answer.statusCode === 204) attempt.answered = answer.statusCode;
    // A connection of its own for each request: on one that was used before, the browser would repeat by itself.
    const {
      connection: _connection,
      'keep-alive': _keepAlive,
      'transfer-encoding': _encoding,
      ...kept
    } = answer.headers;
    const length = answer.statusCode === 204 || answer.statusCode === 304 ? {} : { 'content-length': body.length };
    if (cut) return breakOff(request.socket, headOf(answer, { ...kept, ...length }), cut.includes('head') ? '' : body);
    response.writeHead(answer.statusCode ?? 502, { ...kept, ...length, connection: 'close' }).end(body);
  }

  const server = createServer((request, response) => {
    // Whoever cuts wires meets cut ones.
    request.on('error', () => undefined);
    serve(request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    attempts,
    /** The next change is cut, and comes through when the page tries again. */
    cutNext(cut: Cut) {
      armed = cut;
      firstAt = 0;
    },
    /** Every change is cut, until told otherwise. */
    cutChanges(cut: Cut | undefined) {
      always = cut;
    },
    /** As if the server kept no answers. */
    loseKeys() {
      losesKeys = true;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function headOf({ statusCode, statusMessage }: IncomingMessage, headers: NodeJS.Dict<unknown>) {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${String(one)}`),
  );
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n');
}

/** Half of the body; without one, half of the head. */
function breakOff(socket: Socket, head: string, body: Buffer | '') {
  const part = body.length > 0 ? head + body.toString('latin1', 0, body.length / 2) : head.slice(0, head.length / 2);
  socket.write(part, 'latin1', () => socket.destroy());
}
