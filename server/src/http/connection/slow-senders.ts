import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';

export type SenderRules = {
  /** Milliseconds in which a body has to be here that is no file. */
  readonly bodyMs: number;
  /** Bytes per second that a file has to come with: 20 MB take a telephone at 50 KB/s seven minutes. */
  readonly leastRate: number;
  /** Milliseconds of that rate which a sender may be behind: a telephone in a lift is silent for a while. */
  readonly slackMs: number;
  /** Milliseconds from look to look. */
  readonly everyMs: number;
};

const product: SenderRules = { bodyMs: 25_000, leastRate: 16 * 1024, slackMs: 20_000, everyMs: 1000 };

/** Above what the slowest upload may take (20 MB at the least rate): what nobody reads any more ends here at last. */
export const maxRequestMs = 1_320_000;

/** A request whose body is on its way. */
type Sender = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly since: number;
  /** Uploads: bytes on the connection at the last look, and how many bytes the client is ahead of the minimum rate. */
  seen: number;
  ahead: number;
};

/**
 * Answers 408 to whoever sends too slowly, before the connection would be cut without a word. A body has `bodyMs`; a
 * file may take its time, while it keeps coming.
 */
export function refuseSlowSenders(app: FastifyInstance, rules: SenderRules = product) {
  const { bodyMs, leastRate, slackMs, everyMs } = rules;
  const most = (leastRate * slackMs) / 1000;
  const senders = new Set<Sender>();

  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (Number(length ?? 0) === 0 && encoding === undefined) return;
    senders.add({ request, reply, since: performance.now(), seen: request.raw.socket.bytesRead, ahead: most });
  });

  function isTooSlow(sender: Sender, now: number) {
    if (!sender.request.routeOptions.config.takesUpload) return now - sender.since > bodyMs;
    const { bytesRead } = sender.request.raw.socket;
    sender.ahead = Math.min(most, sender.ahead + bytesRead - sender.seen) - (leastRate * everyMs) / 1000;
    sender.seen = bytesRead;
    return sender.ahead < 0;
  }

  const timer = setInterval(() => {
    const now = performance.now();
    for (const sender of senders) {
      const { raw } = sender.request;
      if (raw.complete || raw.destroyed) senders.delete(sender);
      else if (isTooSlow(sender, now) && end(sender)) senders.delete(sender);
    }
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** False while nobody can be told: what the server itself takes its time for is not the sender's fault. */
function end({ request: { raw }, reply }: Sender): boolean {
  // Answered before the body was here, and then never sent it.
  if (reply.sent) {
    raw.destroy();
    return true;
  }
  // The reader of the body, ours or the form parser, gets the same error as for a broken connection.
  if (raw.listenerCount('error') === 0) return false;
  reply.header('connection', 'close');
  return raw.emit('error', new Refusal(408, 'tooSlow'));
}
