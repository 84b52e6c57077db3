import type { FastifyInstance } from 'fastify';
import { documentOfServer } from './served-document.ts';

/** `GET /api/openapi.json`, for everybody: the description of every call, made once, when it is first asked for. */
export function serveReference(app: FastifyInstance) {
  let document: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(documentOfServer());
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
