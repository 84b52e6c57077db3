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
  // Like all of the API no-store: what a browser keeps on its disk is still there when its user has signed out. The
  // page has pictures in memory, and whoever keeps them by themselves asks with the tag and pays only for what changed.
  reply.header('etag', etag).header('content-security-policy', 'sandbox');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(file.type).header('content-length', file.size).send(file.open());
}
