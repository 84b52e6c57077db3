import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

/** Bytes on their way out. */
export type Download = {
  readonly type: string;
  readonly size: number;
  /** Changes when the bytes do. */
  readonly etag: string;
  open(): Readable;
};

export function sendDownload(request: FastifyRequest, reply: FastifyReply, file: Download) {
  const etag = `"${file.etag}"`;
  // The bytes of an id never change, but who may see them does: ask again each time, pay only for what changed.
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('content-security-policy', 'sandbox');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(file.type).header('content-length', file.size).send(file.open());
}
