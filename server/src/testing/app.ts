import { type InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { rm } from 'node:fs/promises';
import type pg from 'pg';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { Reactions, Services } from '../context.ts';
import { createDatabase, type DatabaseConfig, type Db } from '../db/client.ts';
import { notifyDue } from '../delivery/due/notify-due.ts';
import { createMonitor } from '../monitor/monitor.ts';
import { dueList, scheduledChecks } from '../due-list.ts';
import { createRateLimits } from '../http/limits/rate-limits.ts';
import type { SenderRules } from '../http/connection/slow-senders.ts';
import { createSessions } from '../identity/sessions/sessions.ts';
import { startBus } from '../db/connection/bus.ts';
import { folderStore } from '../files/storage/file-store.ts';
import { newId } from '../lib/ids.ts';
import { createJobs } from '../jobs/job-queue.ts';
import { createLive, type LiveRules } from '../live/live-hub.ts';
import { createMailer } from '../mail/mailer.ts';
import { notingBounces } from '../mail/note-bounces.ts';
import { loadSecrets } from '../identity/keys/secrets.ts';
import { jobList, pacedJobs } from '../job-list.ts';
import { type Print, print as setAsPdf } from '../printing/print-pdf.ts';
import { reactions as productReactions } from '../reactions.ts';
import { at, urlOf } from './database/database-server.ts';
import { cloneDatabase, type TestDatabase } from './database/test-database.ts';
import { endpoints } from './matrix/endpoints.ts';
import { firstEvents } from './fakes/event-stream-client.ts';
import { closeAfterwards } from './close-after-tests.ts';
import { checkReply } from './matrix/reply-check.ts';
import { PinningConnection } from './pinned/pinning-connection.ts';
import { quietLog } from './quiet-log.ts';

const streams = new Set(endpoints.filter(([, { reply }]) => reply === 'stream').map(([, { path }]) => `/api${path}`));
const isStream = (url: string) => streams.has(url.split('?', 1)[0]!);

export type Owner = { id: string; householdId: string; email: string; token: string };

export type Answer = { status: number; headers: Record<string, unknown>; body: any };

export type TestApp = {
  /** To its database, past the app. */
  connection: pg.PoolConfig;
  db: Db;
  services: Services;
  /** The server's clock; a test moves it. */
  clock: { now: Date };
  /** Sends a request; `as` signs it with an owner's token, `from` is the client's address. */
  call(
    method: InjectOptions['method'],
    url: string,
    options?: { as?: Owner | string; body?: unknown; headers?: Record<string, string>; from?: string },
  ): Promise<Answer>;
  /** Opens a port of this machine, for what a real connection is needed for. */
  listen(): Promise<number>;
  /** Another process of the same site, as far as one process can be two: on the same database, by the same clock. */
  another(live?: Partial<LiveRules>): Promise<TestApp>;
  stop(): Promise<void>;
  /** Works off every queued job that is due. */
  drainJobs(): Promise<void>;
  /** Moves the clock on; what the database has noted by its own until then was at the time from which it is moved. */
  moveTo(now: Date): Promise<void>;
  /** Tells of everything that is due by now. */
  ring(): Promise<void>;
};

/** The real app on its own real database, in this process. Saturday morning in Israel unless a test says otherwise. */
export async function testApp(
  env: Record<string, string> = {},
  now = '2026-11-21T07:00:00.000Z',
  reactions: Reactions = productReactions,
  senders?: SenderRules,
  { isKept = false, pool = { max: 8 }, print = setAsPdf, live = {}, database }: Means = {},
): Promise<TestApp> {
  const { connection, drop } = database ?? (await cloneDatabase());
  // Limits are tested where they are the subject; elsewhere one address makes all requests.
  const config: Config = readConfig({
    RATE_LIMIT_SCALE: '1000',
    DATA_DIR: path.join(inject('runFolder'), newId()),
    ...env,
  });
  const clock = { now: new Date(now) };
  const opened: TestApp[] = [];
  // A shared app is removed at the end of the run, with its database and folder.
  if (!isKept)
    closeAfterwards(async () => {
      await Promise.all(opened.map((app) => app.stop()));
      await drop();
      await rm(config.dataDir, { recursive: true, force: true });
    });
  return openApp({ connection, pool, print, live, config, clock, reactions, senders, opened });
}

type Means = {
  /** Shared by all files of a worker and closed with it; otherwise closed with the file. */
  readonly isKept?: boolean;
  /** Pool options of the app's connections, besides the database. */
  readonly pool?: pg.PoolConfig;
  readonly print?: Print;
  readonly live?: Partial<LiveRules>;
  /** Database of the app, dropped with it; otherwise a new one without rows. */
  readonly database?: TestDatabase;
};

type World = Required<Omit<Means, 'isKept' | 'database'>> & {
  readonly connection: pg.PoolConfig;
  readonly config: Config;
  readonly clock: { now: Date };
  readonly reactions: Reactions;
  readonly senders: SenderRules | undefined;
  readonly opened: TestApp[];
};

/** The same database, through the pooler of `TEST_POOLER` if that is set: in transaction mode, without named statements. */
function throughPooler(connection: pg.PoolConfig): DatabaseConfig {
  const pooler = process.env.TEST_POOLER;
  if (!pooler) return connection;
  const { pathname } = new URL(urlOf(connection));
  return { ...at({ connectionString: pooler }, pathname.slice(1)), isPooled: true, preparesStatements: false };
}

async function openApp(world: World): Promise<TestApp> {
  const { connection, pool, print, live, config, clock, reactions, senders } = world;
  const db = createDatabase({ ...throughPooler(connection), ...pool, Client: PinningConnection }, quietLog);
  const bus = await startBus(connection, quietLog);
  const jobs = createJobs(db, bus, quietLog, jobList);
  await jobs.start();
  const [secrets, sessions] = [await loadSecrets(config.dataDir), createSessions(db, bus, quietLog)];
  const files = await folderStore(path.join(config.dataDir, 'files'));
  const mailer = notingBounces(createMailer(config), { db, clock: () => clock.now, log: quietLog });
  const services: Services = {
    config,
    files,
    jobs,
    mailer,
    monitor: createMonitor({ db, files, mailer, paced: pacedJobs, clock: () => clock.now, log: quietLog }),
    print,
    live: createLive({ db, bus, sessions, clock: () => clock.now, log: quietLog }, live),
    secrets,
    sessions,
    reactions,
  };
  const app = await buildApp(
    { ...services, db, limits: createRateLimits(db, config.rateLimitScale), clock: () => clock.now },
    senders && { senders },
  );
  await app.ready();

  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await app.close();
    await jobs.stop();
    services.mailer.close();
    await bus.stop();
    await db.destroy();
  };

  const began = new Date();
  const noted = () =>
    sql`update budget_looks set at = ${clock.now} where at between ${began} and clock_timestamp()`.execute(db);

  const opened: TestApp = {
    connection,
    db,
    services,
    clock,
    async call(method, url, { as, body, headers = {}, from } = {}) {
      const token = typeof as === 'string' ? as : as?.token;
      const request: InjectOptions = {
        method,
        url,
        ...(from && { remoteAddress: from }),
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
      };
      const answer = await (isStream(url) ? firstEvents(app, request) : app.inject(request));
      const isJson = String(answer.headers['content-type']).includes('json');
      const read = {
        status: answer.statusCode,
        headers: answer.headers,
        body: isJson ? answer.json() : answer.rawPayload,
      };
      checkReply(String(method), url, read);
      return read;
    },
    async listen() {
      await app.listen({ host: '127.0.0.1', port: 0 });
      return (app.server.address() as AddressInfo).port;
    },
    async moveTo(now) {
      await noted();
      clock.now = now;
    },
    ring: async () => {
      await noted();
      const ringing = { ...services, db, clock: () => clock.now, log: quietLog };
      await notifyDue(ringing, dueList);
      for (const look of scheduledChecks) await look(ringing);
    },
    another: (rules = live) => openApp({ ...world, live: rules }),
    stop: () => (stopping ??= stop()),
    async drainJobs() {
      // The queue goes by the database's clock, a test by its own, so what has a time waits for that of the test, also
      // where the day of the database is long after it. A job without a time is due when it is created.
      const timed = sql`state = 'created' and start_after <> created_on`;
      const centuries = sql`interval '365000 days'`;
      await sql`update pgboss.job set start_after =
        case when start_after <= ${clock.now} then created_on else start_after + ${centuries} end where ${timed}`.execute(
        db,
      );
      try {
        await jobs.drain({ ...services, db, connection, clock: () => clock.now, log: quietLog });
      } finally {
        await sql`update pgboss.job set start_after = start_after - ${centuries}
          where ${timed} and start_after > now() + interval '100000 days'`.execute(db);
      }
    },
  };
  world.opened.push(opened);
  return opened;
}
