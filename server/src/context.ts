import type { Access, Area, Endpoint, Level, PetAccess, Received, Returned, Table } from '@tzemed/contract/endpoint';
import type { Lang } from '@tzemed/contract/languages';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { Sessions, SessionUser } from './identity/sessions.ts';
import type { Download } from './files/downloads.ts';
import type { Upload } from './files/uploads.ts';
import type { FileStore } from './files/store.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Log } from './lib/log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Secrets } from './identity/secrets.ts';

/** What the whole process shares; handed to every handler in its context. */
export type Services = {
  readonly config: Config;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  readonly sessions: Sessions;
};

/** What background work is given. */
export type JobContext = Services & {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: Log;
};

/** A request by anybody. */
export type Visitor = Services & {
  /** The pool, or the open transaction of a request that carries an Idempotency-Key. */
  readonly db: Db;
  /** The one reading of the clock for this request. */
  readonly now: Date;
  readonly lang: Lang;
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly log: Log;
  /** Work outside the database, such as clearing caches: done once the request is committed, before it is answered. */
  readonly afterwards: (() => Promise<void>)[];
};

/** A request by somebody signed in. */
export type Member = Visitor & {
  readonly user: SessionUser;
};

/** The context that an endpoint's declared access makes: no right without a declaration. */
export type Ctx<A extends Access = Access> = A extends 'public'
  ? Visitor
  : A extends PetAccess
    ? Member & { readonly right: A }
    : Member;

/** A service's context: any level looks, only `edit` changes. */
export type ViewCtx<A extends Area> = Ctx<{ readonly area: A; readonly level: Level }>;
export type EditCtx<A extends Area> = Ctx<{ readonly area: A; readonly level: 'edit' }>;
export type OwnerCtx<A extends Area> = Ctx<{ readonly area: A; readonly level: 'own' }>;

/** Takes the file in. Whoever calls it has checked access before: nobody fills our disk for a stranger's pet. */
export type Receive = () => Promise<Upload>;

type Request<E extends Endpoint> = Received<E> & (E['upload'] extends object ? { readonly receive: Receive } : unknown);
type Reply<E extends Endpoint> = E['reply'] extends 'file' ? Download : Returned<E>;

/** One handler per row of a contract table; a missing one does not compile. */
export type Routes<T extends Table> = {
  readonly [K in keyof T]: (ctx: Ctx<T[K]['access']>, request: Request<T[K]>) => Promise<Reply<T[K]>>;
};
