import type { FastifyInstance } from 'fastify';
import { serverOpenApiDocument } from './server-openapi-document.ts';

/** `GET /api/openapi.json`, for everybody: the description of every call, made once, when it is first asked for. */
export function serveOpenApi(app: FastifyInstance) {
  let document: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(serverOpenApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
