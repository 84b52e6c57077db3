import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

/** Bytes on their way out. */
export type Download = {
  readonly type: string;
  /** Unknown for content that is generated while it is sent. */
  readonly size?: number;
  /** Changes when the bytes do; such bytes have none. */
  readonly etag?: string;
  /** File name for saving; the file is then downloaded instead of displayed. */
  readonly name?: string;
  /**
   * The client may cache the file: it asks repeatedly, always with its ETag, and has no page whose sign-out should
   * clear the file.
   */
  readonly isKept?: true;
  open(): Promise<Readable>;
};

export async function sendDownload(request: FastifyRequest, reply: FastifyReply, file: Download) {
  // Like all of the API no-store: what a browser keeps on its disk is still there when its user has signed out. The
  // page has pictures in memory, and whoever keeps them by themselves asks with the tag and pays only for what changed.
  reply.header('content-security-policy', 'sandbox');
  if (file.isKept) reply.header('cache-control', 'private, no-cache');
  if (file.etag !== undefined) {
    const etag = `"${file.etag}"`;
    reply.header('etag', etag);
    if (isAmong(etag, request.headers['if-none-match'])) return reply.code(304).send();
  }
  if (file.name !== undefined) reply.header('content-disposition', attachmentNamed(file.name));
  if (file.size !== undefined) reply.header('content-length', file.size);
  return reply.type(file.type).send(await file.open());
}

/** RFC 9110, 13.1.2: one of several, and a proxy that has compressed the bytes calls their tag a weak one. */
const isAmong = (etag: string, known: string | undefined) =>
  known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;

/** RFC 6266: the name itself, and for whoever reads no UTF-8 what is left of it in ASCII. */
export function attachmentNamed(name: string) {
  const plain = name.replace(/[^ !#$&+\-.0-9A-Z^_`a-z{}~]/g, '_');
  const escaped = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${escaped}`;
}
