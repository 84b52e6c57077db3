import type { FastifyInstance } from 'fastify';

/** One line per request at level `info`, with the id that its response names: method, route, status and milliseconds. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request');
  });
}
