import type { Endpoint, HandlerInput, HandlerResult, UploadOptions, Table } from '@tzemed/contract/schema/endpoint';
import type { Ctx } from '../context.ts';
import type { Download } from '../files/downloads.ts';
import type { Stream } from '../live/event-stream.ts';
import type { Receive } from '../files/uploads/receive-upload.ts';

type Request<E extends Endpoint> = HandlerInput<E> &
  (E['upload'] extends object ? { readonly receive: Receive<UploadOptions<E>> } : unknown);
type Reply<E extends Endpoint> = E['reply'] extends 'file'
  ? Download
  : E['reply'] extends 'stream'
    ? Stream
    : HandlerResult<E>;

/** Handlers for all endpoints of a contract table; a missing one does not compile. */
export type Routes<T extends Table> = {
  readonly [K in keyof T]: (ctx: Ctx<T[K]['access']>, request: Request<T[K]>) => Promise<Reply<T[K]>>;
};
