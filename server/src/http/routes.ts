import type { Endpoint, Received, Returned, SaidBeside, Table } from '@tzemed/contract/endpoint';
import type { Ctx } from '../context.ts';
import type { Download } from '../files/downloads.ts';
import type { Stream } from '../live/stream.ts';
import type { Receive } from '../files/uploads.ts';

type Request<E extends Endpoint> = Received<E> &
  (E['upload'] extends object ? { readonly receive: Receive<SaidBeside<E>> } : unknown);
type Reply<E extends Endpoint> = E['reply'] extends 'file'
  ? Download
  : E['reply'] extends 'stream'
    ? Stream
    : Returned<E>;

/** One handler per row of a contract table; a missing one does not compile. */
export type Routes<T extends Table> = {
  readonly [K in keyof T]: (ctx: Ctx<T[K]['access']>, request: Request<T[K]>) => Promise<Reply<T[K]>>;
};
