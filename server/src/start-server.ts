import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { backUpBefore } from './backup/back-up-before.ts';
import type { Config } from './config.ts';
import { createDatabase } from './db/client.ts';
import { shareConnections } from './db/connection/share-connections.ts';
import { scheduleDue } from './delivery/due/scheduler.ts';
import { dueList, scheduledChecks } from './due-list.ts';
import { StartupError } from './lib/startup-error.ts';
import { createMonitor, watchStatus } from './monitor/monitor.ts';
import { prepareDatabase } from './prepare-database.ts';
import { reactions } from './reactions.ts';
import type { createMetrics } from './metrics/metrics.ts';
import { superviseWorkThread } from './supervise-work-thread.ts';
import { createRateLimits } from './http/limits/rate-limits.ts';
import { createDrain } from './http/connection/drain.ts';
import { closeSoon, listen } from './http/connection/listening.ts';
import { createSessions } from './identity/sessions/sessions.ts';
import { jobList, pacedJobs } from './job-list.ts';
import { startBus } from './db/connection/bus.ts';
import { openFileStore } from './files/storage/open-file-store.ts';
import { createJobs } from './jobs/job-queue.ts';
import { createLive } from './live/live-hub.ts';
import { createMailer } from './mail/mailer.ts';
import { notingBounces } from './mail/note-bounces.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { print } from './printing/print-pdf.ts';
import { loadSecrets } from './identity/keys/secrets.ts';

export type RunningServer = {
  /** Empty where it only works in the background. */
  readonly url: string;
  /** Begins its background work, unless another process does it: jobs, and what is due by the clock. Tries again until it can. */
  work(): Promise<void>;
  stop(): Promise<void>;
};

/** Longest pause between two attempts to start the background work, in milliseconds. */
const longestPauseMs = 8000;

/**
 * Starts everything in order and stops it in reverse. `pages` is the web's build; without one only the API is served.
 * `opening` is a database that is open already, or about to be.
 */
export async function startServer(
  config: Config,
  log: Logger,
  pages: string,
  opening: OpenDatabase | Promise<OpenDatabase> = openDatabase(config, log),
): Promise<RunningServer> {
  const opened: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).toReversed()) {
      await close().catch((err) => log.error({ err }, 'while stopping'));
    }
  };
  try {
    const database = await opening;
    opened.push(() => database.stop());
    const { connection, pool = connection } = database;
    const { here: max, ofWork } = shareConnections(config);
    const db = createDatabase({ ...pool, ...(max !== undefined && { max }) }, log);
    opened.push(() => db.destroy());
    const bus = await inOneLine('listen to the database', startBus(connection, log));
    opened.push(() => bus.stop());
    const clock = () => new Date();
    const mailer = notingBounces(createMailer(config), { db, clock, log });
    opened.push(async () => mailer.close());
    const jobs = createJobs(db, bus, log, jobList);
    const files = await openFileStore(config);
    const secrets = await loadSecrets(config.dataDir);
    const sessions = createSessions(db, bus, log);
    const services = {
      config,
      files,
      jobs,
      live: createLive({ db, bus, sessions, clock, log }),
      mailer,
      monitor: createMonitor({ db, files, mailer, paced: pacedJobs, clock, log }),
      print,
      secrets,
      sessions,
      reactions,
    };
    const metrics = config.metrics && (await metricsOf({ db, live: services.live, clock, log }));
    const tracing = config.tracing && (await import('./metrics/tracing.ts')).startTracing(config.tracing, log);
    if (tracing) opened.push(() => tracing.stop());
    const { observe: observeDrain, drain } = createDrain();
    const observe = (app: FastifyInstance) => {
      metrics?.observe(app);
      tracing?.observe(app);
      if (config.drainMs > 0) observeDrain(app);
    };
    const limits = createRateLimits(db, config.rateLimitScale);
    const withTables = async () => {
      const beforeRewriting = (names: readonly string[]) =>
        backUpBefore(names, { config, connection, files, log, clock });
      if (!database.isLaid) await prepareDatabase(connection, db, log, beforeRewriting);
      // A thread of the process that serves requests does the background work of an embedded database alone.
      const among = { isAlone: !config.databaseUrl, isThread: config.work === 'only' };
      await inOneLine('start the job queue', jobs.start(among));
      opened.push(() => jobs.stop());
      if (config.demo) await (await import('./demo/seed.ts')).seedDemo({ ...services, db, log }, clock());
    };
    // The app asks the database for nothing before it listens, and is put together while the tables are looked at.
    const [tables, building] = await Promise.allSettled([
      withTables(),
      config.work !== 'only' &&
        buildApp(
          { ...services, db, limits, clock },
          { loggerInstance: log, ...(existsSync(pages) && { pages }), observe },
        ),
    ]);
    if (building.status === 'rejected') throw building.reason;
    const app = building.value;
    let working: ReturnType<typeof superviseWorkThread> | undefined;
    const close = async (app: FastifyInstance) => {
      services.live.stop();
      await drain(config.drainMs);
      await closeSoon(app);
    };
    if (app) opened.push(() => Promise.all([close(app), working?.stop()]));
    if (tables.status === 'rejected') throw tables.reason;
    const url = app ? await listen(app, config) : '';
    if (metrics && config.metrics) {
      const { stop: stopMetrics } = await metrics.serve(config.metrics);
      opened.push(stopMetrics);
    }
    let isStopping = false;
    const work = async () => {
      if (app) opened.push(watchStatus(services.monitor));
      if (config.work === 'elsewhere') return;
      if (config.work === 'here') {
        working = superviseWorkThread({ config: { ...config, databaseConnections: ofWork }, connection, pool }, log);
        return working.begun;
      }
      opened.push(async () => void (isStopping = true));
      // The database was there a moment ago: whoever is served goes on being served while it is away.
      for (let pauseMs = 500; !(await begins()); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
        await sleep(pauseMs);
        if (isStopping) return;
      }
      if (isStopping) return;
      opened.push(scheduleDue({ ...services, db, clock, log }, dueList, scheduledChecks));
    };
    const begins = () =>
      jobs.work({ ...services, db, connection, clock, log }).then(
        () => true,
        (err: unknown) => {
          if (!isStopping) log.error({ err }, 'background work cannot begin yet');
          return false;
        },
      );
    return { url, work, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Loaded where it is used: few installations ask for figures. */
async function metricsOf(parts: Parameters<typeof createMetrics>[0]) {
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics/metrics.ts'),
    import('./metrics/metrics-server.ts'),
  ]);
  const metrics = createMetrics(parts);
  return { ...metrics, serve: (place: NonNullable<Config['metrics']>) => serveMetrics(metrics, place) };
}

/** Turns a refusal of the database into one line for the person who runs it, like every startup error. */
async function inOneLine<T>(what: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new StartupError(`Cannot ${what}: ${(error as Error).message}`, { cause: error });
  });
}
