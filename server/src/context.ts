import type pg from 'pg';
import type { contract } from '@tzemed/contract';
import type { Access, Area, Level, PetAccess, HandlerResult } from '@tzemed/contract/schema/endpoint';
import type { Lang } from '@tzemed/contract/text/languages';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { Monitor } from './monitor/monitor.ts';
import type { FileStore } from './files/storage/file-store.ts';
import type { Secrets } from './identity/keys/secrets.ts';
import type { Sessions, SessionUser } from './identity/sessions/sessions.ts';
import type { ActsAsAdmin } from './identity/admins.ts';
import type { OfSupport } from './identity/supporters.ts';
import type { Jobs } from './jobs/job-queue.ts';
import type { Log } from './lib/log.ts';
import type { Live } from './live/live-hub.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Print } from './printing/print-pdf.ts';

/** Services shared by the whole process, in the context of every handler. */
export type Services = {
  readonly config: Config;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly live: Live;
  readonly mailer: Mailer;
  readonly monitor: Monitor;
  readonly print: Print;
  readonly secrets: Secrets;
  readonly sessions: Sessions;
  readonly reactions: Reactions;
};

/** Context of background jobs. */
export type JobContext = Services & {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: Log;
};

/** Context of the work that opens connections of its own. */
export type ConnectedContext = JobContext & { readonly connection: pg.PoolConfig };

/** A request by anybody. */
export type Visitor = Services & {
  /** The pool, or the transaction that is open. */
  readonly db: Db;
  /** The one reading of the clock for this request. */
  readonly now: Date;
  readonly lang: Lang;
  readonly address: string;
  readonly userAgent: string | undefined;
  /** The random name by which the browser is known again, in the header `X-Device`; missing where none is sent. */
  readonly deviceMark: string | undefined;
  /** The version that what is changed must still have, when the request names one in `If-Match`. */
  readonly ifMatch: number | undefined;
  /** Number of further attempts that its limit lets in, where that counts in the database: told to whoever types a password. */
  readonly attempts: { left?: number };
  readonly log: Log;
  /** Work outside the database, such as clearing caches: done once the request is committed, before it is answered. */
  readonly afterwards: (() => Promise<void>)[];
};

/** A request by somebody signed in. */
export type Member = Visitor & {
  readonly user: SessionUser;
};

/** A request by somebody of support. */
export type Supporter = Member & OfSupport;

/** A request by an administrator. */
export type Admin = Member & ActsAsAdmin;

/** Context of the administration's services: a request by an administrator, or a command on the server. */
export type Administering = Pick<Visitor, 'db' | 'now' | 'config' | 'jobs' | 'live' | 'sessions' | 'afterwards'> & {
  readonly address?: string | undefined;
} & ActsAsAdmin;

/** The context that an endpoint's declared access makes: no right without a declaration. */
export type Ctx<A extends Access = Access> = A extends 'public'
  ? Visitor
  : A extends 'support'
    ? Supporter
    : A extends 'admin'
      ? Admin
      : A extends PetAccess
        ? Member & { readonly right: A }
        : Member;

/** A service's context: any level looks, only `edit` changes. */
export type ViewCtx<A extends Area> = Member & { readonly right: { readonly area: A; readonly level: Level } };
export type EditCtx<A extends Area> = Member & { readonly right: { readonly area: A; readonly level: 'edit' } };
export type OwnerCtx<A extends Area> = Member & { readonly right: { readonly area: A; readonly level: 'own' } };

type Nouns = typeof contract;
/** Nouns whose things are made, edited, deleted and brought back. */
export type ChangedNoun = { [N in keyof Nouns]: 'restore' | 'update' extends keyof Nouns[N] ? N : never }[keyof Nouns];
type RowOf<N extends ChangedNoun> = HandlerResult<Nouns[N]['get']>[keyof HandlerResult<Nouns[N]['get']>];

export type ChangeVerb = 'saved' | 'removed' | 'restored';

/** Argument of a reaction: the current item, or the id and pet of a deleted one. */
type Written<N extends ChangedNoun, W extends ChangeVerb> = W extends 'removed'
  ? { readonly id: string; readonly petId: string }
  : RowOf<N>;

export type Reaction<Thing = never> = (ctx: Member, thing: Thing) => Promise<void>;

/** Effects of a change on other resources, in the same transaction: resource and verb → reactions, in order. */
export type Reactions = {
  readonly [
    K in `${ChangedNoun}.${ChangeVerb}`
  ]?: K extends `${infer N extends ChangedNoun}.${infer W extends ChangeVerb}`
    ? readonly Reaction<Written<N, W>>[]
    : never;
};
