import type { Access, Area, Level, PetAccess } from '@tzemed/contract/endpoint';
import type { Lang } from '@tzemed/contract/languages';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { FileStore } from './files/store.ts';
import type { Secrets } from './identity/secrets.ts';
import type { Sessions, SessionUser } from './identity/sessions.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Log } from './lib/log.ts';
import type { Mailer } from './mail/mailer.ts';

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
  /** The pool, or the transaction that is open. */
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
