import { contract } from '@tzemed/contract';
import type { FastifyInstance } from 'fastify';
import { version } from '../version.ts';
import { openApiOf } from './openapi.ts';

/** `GET /api/openapi.json`, for everybody: the description of every call, made once. */
export function serveReference(app: FastifyInstance) {
  const document = JSON.stringify(openApiOf(contract, version));
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
}
