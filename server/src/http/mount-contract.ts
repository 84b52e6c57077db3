import type { Endpoint, Table } from '@tzemed/contract/schema/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Ctx, Member, Services, Visitor } from '../context.ts';
import type { Db } from '../db/client.ts';
import { QueryDeadline } from '../db/connection/query-deadline.ts';
import { idOfKey, isUuid } from '../lib/ids.ts';
import { notFound, Refusal, refuseInvalid } from '../lib/refusal.ts';
import { type Download, sendDownload } from '../files/downloads.ts';
import { encoderOf } from './reply-encoder.ts';
import { langOf } from './errors.ts';
import { answerOncePerKey } from './idempotency/idempotency-key.ts';
import { recheckAccess } from './idempotency/recheck-access.ts';
import { countsAccount, type RateLimits } from './limits/rate-limits.ts';
import { locationOf, isRepeatable, successOf, versionIn } from './endpoint-properties.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { requireFreshSession } from '../identity/sessions/fresh-session.ts';
import { adminOf } from '../identity/admins.ts';
import { supporterOf } from '../identity/supporters.ts';
import { parsedJson } from './json-body.ts';
import { bearerTokenOf } from './bearer-token.ts';
import type { Routes } from './handler-types.ts';
import { maxTurnMs, receiveUpload, type Upload } from '../files/uploads/receive-upload.ts';
import { sendStream, type Stream } from '../live/event-stream.ts';

export type MountContext = Services & {
  readonly db: Db;
  readonly limits: RateLimits;
  /** The clock of the whole server; tests hand in their own. */
  readonly clock: () => Date;
};

type AnyHandler = (ctx: Ctx, request: unknown) => Promise<unknown>;

/**
 * Mounts a contract table: limits and session come before the body is read, then one parse of everything, the
 * handler, and the reply schema, which lets out only what it names.
 */
export function mountContract<T extends Table>(
  app: FastifyInstance,
  mounting: MountContext,
  table: T,
  routes: Routes<T>,
) {
  const { limits, clock, ...services } = mounting;
  for (const [name, row] of Object.entries(table)) {
    const mounted: Mounted = {
      row,
      handler: routes[name] as AnyHandler,
      encode: encoding(row.reply),
      encodeCurrent: encoding(row.current),
      home: locationOf(table, row),
    };
    app.route({
      // An answer that does not end has no head of its own to ask for.
      method: row.method === 'GET' && row.reply !== 'stream' ? ['GET', 'HEAD'] : row.method,
      url: `/api${row.path}`,
      exposeHeadRoute: false,
      config: { takesUpload: row.upload !== undefined, takesForms: row.takesForms === true },
      onRequest: patiently(async (request) => {
        refuseEncodedBody(request);
        request.ctx = await contextOf({ limits, clock, services }, row, request);
        await limits.count(row, request.ctx, linkIn(row, request));
        refuseLeaving(row, request.ctx);
        if (row.access === 'support') request.ctx = await supporterOf(request.ctx as Member);
        if (row.access === 'admin') request.ctx = await adminOf(request.ctx as Member);
        if (row.fresh) await requireFreshSession(request.ctx as Member);
      }),
      // Limits per account need the body's address, and must count before anything is said about the rest of it.
      ...(countsAccount(row) && {
        preValidation: patiently((request) => limits.countAccount(row, request.ctx, request.body)),
      }),
      handler: patiently((request, reply) => answer(mounted, request, reply)),
    });
  }
}

/** Compiles the encoder with the first response: compiling all of them would delay startup. */
function encoding(reply: Endpoint['reply']) {
  if (typeof reply !== 'object') return () => undefined;
  let encode: ReturnType<typeof encoderOf> | undefined;
  return (value: unknown) => (encode ??= encoderOf(reply))(value);
}

type Step = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** All steps of a request share its patience with the database. */
const patiently =
  (step: Step): Step =>
  (request, reply) => {
    request.patience ??= new QueryDeadline();
    return request.patience.during(() => step(request, reply));
  };

type Serving = Pick<MountContext, 'limits' | 'clock'> & { readonly services: Services & { readonly db: Db } };

async function contextOf({ limits, clock, services }: Serving, row: Endpoint, request: FastifyRequest): Promise<Ctx> {
  const visitor: Visitor = {
    ...services,
    now: clock(),
    lang: langOf(request),
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300),
    deviceMark: deviceMarkOf(request),
    ifMatch: ifMatchOf(row, request),
    attempts: {},
    log: request.log,
    afterwards: [],
  };
  if (row.access === 'public') return visitor as Ctx;
  const user = await services.sessions.find(bearerTokenOf(request), visitor).catch((refusal: unknown) => {
    // A database that is away is nobody's guess.
    if (refusal instanceof Refusal && refusal.status === 401) limits.countStranger(visitor.address);
    throw refusal;
  });
  return (typeof row.access === 'object' ? { ...visitor, user, right: row.access } : { ...visitor, user }) as Ctx;
}

/** A user whose account awaits deletion can only see that, undo it and sign out; applies to every endpoint. */
function refuseLeaving({ access, whileLeaving }: Endpoint, ctx: Ctx) {
  if (access !== 'public' && !whileLeaving && (ctx as Member).user.isLeaving) throw new Refusal(403, 'accountLeaving');
}

/** Data of an endpoint that is known before any request. */
type Mounted = {
  readonly row: Endpoint;
  readonly handler: AnyHandler;
  readonly encode: (value: unknown) => unknown;
  readonly encodeCurrent: (value: unknown) => unknown;
  readonly home: string | undefined;
};

async function answer(
  { row, handler, encode, encodeCurrent, home }: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { ctx } = request;
  const uploads: Upload[] = [];
  const receive = async () => {
    const upload = await receiveUpload(request, {
      maxBytes: row.upload?.maxBytes ?? 0,
      isPaper: row.upload?.isPaper,
      hasOptions: row.upload?.options !== undefined,
      dataDir: ctx.config.dataDir,
      userId: (ctx as Member).user.id,
    });
    uploads.push(upload);
    return row.upload?.options ? { ...upload, ...besideOf(row, request, upload.said) } : upload;
  };
  const parsed = { ...parse(row, request), receive };
  try {
    if (row.reply === 'file') {
      const { socket } = request.raw;
      // A printout sends nothing while it waits in its queue, and the connection must not time out meanwhile.
      socket.setTimeout?.(maxTurnMs);
      const download = (await handler(ctx, parsed)) as Download;
      socket.setTimeout?.(request.server.server.timeout);
      return await sendDownload(request, reply, download);
    }
    if (row.reply === 'stream') return sendStream(reply, (await handler(ctx, parsed)) as Stream);
    const run = async (within: Ctx) => encode(await handler(within, parsed));
    const key = isRepeatable(row) ? request.headers['idempotency-key'] : undefined;
    const { value, isReplayed = false } =
      typeof key === 'string'
        ? await answerOncePerKey(ctx, key, request, { run, askAgain: recheckAccess(row) })
        : { value: await run(ctx) };
    for (const work of ctx.afterwards) await work();
    const status = successOf(row);
    const version = versionIn(value);
    if (version !== undefined) reply.header('etag', `"${version}"`);
    if (home) reply.header('location', addressOf(home, { ...parsed.params, [lastOf(home)]: idIn(value) }));
    if (isReplayed) reply.header('idempotency-replayed', 'true');
    return await reply.code(status).send(value ?? (status === 204 ? undefined : {}));
  } catch (error) {
    // The current state is encoded by the schema of the response; an endpoint may name fields beside it.
    if (error instanceof Refusal && error.current !== undefined)
      throw new Refusal(error.code !== 'stale' || isNamed(ctx, error.current) ? error.status : 412, error.code, {
        current: row.current
          ? Object.assign({}, encode(error.current), encodeCurrent(error.current))
          : encode(error.current),
      });
    throw error;
  } finally {
    for (const upload of uploads) await upload.discard();
  }
}

/** The secret in its path. */
const linkIn = ({ byLink }: Endpoint, request: FastifyRequest) =>
  byLink && Object.values(request.params as Record<string, string>)[0];

function paramsOf({ byLink }: Endpoint, request: FastifyRequest) {
  const sent = request.params as Record<string, string>;
  if (byLink) return sent;
  if (!Object.values(sent).every(isUuid)) throw notFound();
  return Object.fromEntries(Object.entries(sent).map(([name, id]) => [name, id.toLowerCase()]));
}

/** Options sent with an upload, parsed by their schema, and the id derived from the idempotency key. */
function besideOf({ upload }: Endpoint, request: FastifyRequest, said = '{}') {
  const options = z.safeDecode(upload!.options!, parsedJson(said));
  const fields = fieldErrorsOf(options.error);
  refuseInvalid(fields);
  const key = request.headers['idempotency-key'];
  const { user } = request.ctx as Member;
  return { options: options.data, keyId: typeof key === 'string' && key ? idOfKey(user.id, key) : undefined };
}

/** Parses the ids of the path, the query and the body, and throws all field errors together. */
function parse(row: Endpoint, request: FastifyRequest) {
  const params = paramsOf(row, request);
  const query = row.query && z.safeDecode(row.query, withoutEmpty(request.query as Record<string, unknown>));
  const body = row.body && z.safeDecode(row.body, request.body ?? {});
  const fields = { ...fieldErrorsOf(query?.error), ...fieldErrorsOf(body?.error) };
  refuseInvalid(fields);
  return { params, query: query?.data, body: body?.data };
}

/** `?page=` means no page: coercion would make a 0 of it. A repeated key counts once, as its last value. */
const withoutEmpty = (query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(query)
      .map(([key, value]) => [key, Array.isArray(value) ? value.at(-1) : value] as const)
      .filter(([, value]) => value !== ''),
  );

/** A path with the ids that it names. */
const addressOf = (path: string, ids: Readonly<Record<string, string>>) =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '')}`;
const lastOf = (path: string) => path.slice(path.lastIndexOf(':') + 1);

/** The id of the one thing that a reply holds. */
const idIn = (value: unknown) => (Object.values(value as Record<string, { id: string }>)[0] as { id: string }).id;

/** `If-Match` holds, or nothing was said there: what is stale is the version in the body, where our own pages put it. */
const isNamed = ({ ifMatch }: Ctx, current: unknown) => ifMatch === undefined || ifMatch === versionIn(current);

/** `If-Match: "3"`: the version that a change is meant for. `*` asks for any, which is what a change without it does. */
function ifMatchOf({ versioned }: Endpoint, request: FastifyRequest) {
  const header = versioned && request.headers['if-match'];
  if (!header || header === '*') return undefined;
  const [, version] = /^"(\d{1,9})"$/.exec(header) ?? [];
  // A version in another format is not ours, so it cannot be the current one.
  return version === undefined ? 0 : Number(version);
}

/** The random name that a browser keeps for itself. */
function deviceMarkOf(request: FastifyRequest) {
  const mark = request.headers['x-device'];
  return typeof mark === 'string' && /^[\w-]{20,64}$/.test(mark) ? mark : undefined;
}

/** A compressed body can be a bomb, and nobody needs one here. */
function refuseEncodedBody(request: FastifyRequest) {
  const encoding = request.headers['content-encoding'];
  if (encoding && encoding !== 'identity') throw new Refusal(415, 'unsupportedType');
}

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Ctx;
    patience?: QueryDeadline;
  }
  interface FastifyContextConfig {
    /** A file may come, at its sender's pace. */
    takesUpload?: boolean;
    takesForms?: boolean;
  }
}
