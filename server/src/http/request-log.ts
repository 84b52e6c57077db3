import type { FastifyInstance } from 'fastify';
import { logLevels } from '../lib/log.ts';

/** Levels at which requests are told, and the more talkative ones. */
const telling = new Set<string>(logLevels.slice(0, logLevels.indexOf('info') + 1));

/** One line per request at level `info`, with the id that its response names: method, route, status and milliseconds. */
export function logRequests(app: FastifyInstance) {
  if (!telling.has(app.log.level)) return;
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request');
  });
}
