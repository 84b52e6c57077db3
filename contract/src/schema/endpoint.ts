import type * as z from 'zod/mini';
import type { RefusalCode } from '../text/messages.ts';

// `z.core.$ZodType` and not `z.ZodMiniType`: half the instantiations at a hundred endpoints.
type Schema = z.core.$ZodType;

/** The parts of a pet's life that can be shared on their own. */
export type Area = 'profile' | 'medicalRecords' | 'reminders' | 'expenses';
/** `own` is what only the owner may do: delete, archive, share, hand over. */
export type Level = 'view' | 'edit' | 'own';
/**
 * The right that an endpoint needs on every pet it touches. What is `of: 'home'` hangs off no pet: it takes the right on
 * any pet of its home, or to own it.
 */
export type PetAccess = { readonly area: Area; readonly level: Level; readonly of?: 'home' };
/**
 * Callers that are let in: anybody, anybody signed in, the role that answers tickets, the role that administers the site, or
 * whoever has this right on the pets concerned.
 */
export type Access = 'public' | 'user' | 'support' | 'admin' | PetAccess;

/** Names of the limits in the server's table; a row without one gets `user`, or `visitor` when it is public. */
export type LimitName =
  | 'user'
  | 'visitor'
  | 'login'
  | 'register'
  | 'forgot'
  | 'redeem'
  | 'secondFactor'
  | 'confirm'
  | 'refresh'
  | 'password'
  | 'upload'
  | 'paper'
  | 'share'
  | 'device'
  | 'export'
  | 'support'
  | 'admin'
  | 'contact'
  | 'newsletter'
  | 'feed';

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`; every `:name` is an id. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Summary in one English line, for the API reference. */
  readonly summary: string;
  /** Details for the API reference, in sentences: rules that the summary leaves out. */
  readonly details: string;
  /**
   * Refusals by the endpoint's own rules: status → codes. Refusals that follow from the other fields of the row are not
   * listed.
   */
  readonly refuses?: Readonly<Record<number, readonly RefusalCode[]>>;
  /** Parts of the body and reply examples that differ from the examples of their fields. */
  readonly example?: { readonly body?: object; readonly reply?: object };
  readonly query?: Schema;
  readonly body?: Schema;
  /** A single file in the form field `file`, at most this many bytes. Attachments and photos have error texts of their own. */
  readonly upload?: {
    readonly maxBytes: number;
    readonly isPaper?: true;
    /** Options beside the file, as JSON in the form field `options`. */
    readonly options?: Schema;
  };
  /** Programs post a form to it, whose fields are not read: what it needs is in its address. */
  readonly takesForms?: true;
  /** True if the path names no id but the secret that opens it; attempts are counted. */
  readonly byLink?: true;
  /** Fields that `current` of a refusal may have beside those of the reply. */
  readonly current?: Schema;
  /** Missing: nothing is answered (204). `file`: bytes. `stream`: events, as they happen. */
  readonly reply?: Schema | 'file' | 'stream';
  /** The path of what it makes, where that does not lie below its own. */
  readonly makes?: `/${string}`;
  /** 200 when missing, 204 without a reply. */
  readonly status?: 200 | 201 | 202;
  readonly limit?: LimitName;
  /** Changes a thing that has a version: `If-Match` names the one that it must still have. */
  readonly versioned?: true;
  /** Takes a session that has signed in, or shown again who they are, within 15 minutes; others get a 403. */
  readonly fresh?: true;
  /** Answers also while the account waits for its deletion; everything else is a 403 then. */
  readonly whileLeaving?: true;
  /** The answer is a secret: it is not kept for an Idempotency-Key. */
  readonly secret?: true;
  /** Ends the session that asks: nothing is kept, since a repetition is not let in any more (401). */
  readonly endsSession?: true;
};

/** Keeps the row's exact types. */
export const endpoint = <const E extends Endpoint>(row: E): E => row;

export type Table = Readonly<Record<string, Endpoint>>;
export type Contract = Readonly<Record<string, Table>>;

type ParamName<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<Tail>
    : Rest
  : never;
/** The ids in a path: `Params<'/pets/:id'>` is `{ id: string }`. */
export type Params<P extends string> = { readonly [K in ParamName<P>]: string };

type Inside<S> = S extends Schema ? z.output<S> : undefined;
type Outside<S> = S extends Schema ? z.input<S> : undefined;

/** Input of a handler: parsed, with agorot for money and `Date` for instants. */
export type HandlerInput<E extends Endpoint> = {
  readonly params: Params<E['path']>;
  readonly query: Inside<E['query']>;
  readonly body: Inside<E['body']>;
};
/** Options sent beside a file. */
export type UploadOptions<E extends Endpoint> = E['upload'] extends { readonly options: Schema }
  ? Inside<E['upload']['options']>
  : undefined;
/** Result of a handler; the reply schema encodes it for the wire. */
export type HandlerResult<E extends Endpoint> = E['reply'] extends Schema ? z.output<E['reply']> : void;

/** Request of a client. */
export type ClientRequest<E extends Endpoint> = (keyof Params<E['path']> extends never
  ? { readonly params?: undefined }
  : { readonly params: Params<E['path']> }) &
  (E['query'] extends Schema ? { readonly query?: Outside<E['query']> } : { readonly query?: undefined }) &
  (E['body'] extends Schema ? { readonly body: Outside<E['body']> } : { readonly body?: undefined }) &
  (E['upload'] extends object ? { readonly file: Blob } : { readonly file?: undefined }) &
  (E['upload'] extends { readonly options: Schema }
    ? { readonly options?: Outside<E['upload']['options']> }
    : { readonly options?: undefined });
/** Response as a client reads it: plain JSON, `Blob` for a file. */
export type ClientReply<E extends Endpoint> = E['reply'] extends 'file'
  ? Blob
  : E['reply'] extends Schema
    ? z.input<E['reply']>
    : undefined;
