import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';

/** They change nothing, so a proxy may send them to another process. */
const safe = new Set(['GET', 'HEAD']);

/**
 * Sends clients of a proxy to other processes before this one takes no more connections: a connection that waits to be
 * accepted then would be reset, and a proxy does not send a write twice. For a while reads are answered 502, at which
 * `deploy/nginx` asks another process and leaves this one out; writes are done. Each answer ends its connection.
 */
export function createDrain() {
  let isOn = false;
  return {
    observe(app: FastifyInstance) {
      app.addHook('onRequest', async (request, reply) => {
        if (!isOn) return;
        reply.header('connection', 'close');
        if (safe.has(request.method)) throw new Refusal(502, 'unavailable', { retryAfter: 1 });
      });
    },
    async drain(milliseconds: number) {
      isOn = milliseconds > 0;
      await sleep(milliseconds);
    },
  };
}
