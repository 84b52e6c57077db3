import type { FastifyRequest } from 'fastify';

/** `Authorization: Bearer <token>`; the bare token is accepted too. */
export const bearerTokenOf = (request: FastifyRequest) =>
  request.headers.authorization?.replace(/^Bearer\s+/i, '').trim() || undefined;
