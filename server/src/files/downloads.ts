import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

/** Bytes on their way out. */
export type Download = {
  readonly type: string;
  /** Not known of what is made while it is sent. */
  readonly size?: number;
  /** Changes when the bytes do; such bytes have none. */
  readonly etag?: string;
  /** Under which they are to be kept, and not shown by themselves. */
  readonly name?: string;
  open(): Promise<Readable>;
};

export async function sendDownload(request: FastifyRequest, reply: FastifyReply, file: Download) {
  // Like all of the API no-store: what a browser keeps on its disk is still there when its user has signed out. The
  // page has pictures in memory, and whoever keeps them by themselves asks with the tag and pays only for what changed.
  reply.header('content-security-policy', 'sandbox');
  if (file.etag !== undefined) {
    const etag = `"${file.etag}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  if (file.name !== undefined) reply.header('content-disposition', attachmentNamed(file.name));
  if (file.size !== undefined) reply.header('content-length', file.size);
  return reply.type(file.type).send(await file.open());
}

/** RFC 6266: the name itself, and for whoever reads no UTF-8 what is left of it in ASCII. */
export function attachmentNamed(name: string) {
  const plain = name.replace(/[^ !#$&+\-.0-9A-Z^_`a-z{}~]/g, '_');
  const escaped = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${escaped}`;
}
