import type { FastifyRequest } from 'fastify';

/** `Authorization: Bearer <token>`; the bare token is accepted too. */
export const bearerOf = (request: FastifyRequest) =>
  request.headers.authorization?.replace(/^Bearer\s+/i, '').trim() || undefined;
