import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { findBackupState } from '../backup/run-rows.ts';
import { type Db, poolOf } from '../db/client.ts';
import { clockSkewOf } from '../db/clock-skew.ts';
import { countWork, lateMs } from '../delivery/due/count-late-work.ts';
import { countJobs } from '../jobs/boss-queues.ts';
import type { Live } from '../live/live-hub.ts';
import type { Log } from '../lib/log.ts';

/** Seconds: from what a cached read takes up to the longest export. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type Parts = {
  readonly db: Db;
  readonly live: Pick<Live, 'count'>;
  readonly clock: () => Date;
  readonly log: Pick<Log, 'warn'>;
};

export type Metrics = {
  /** Counts the requests of an app that is not ready yet. */
  observe(app: FastifyInstance): void;
  /** All figures in the text format of Prometheus. */
  text(): Promise<string>;
  /** False while the database does not answer. */
  isReady(): Promise<boolean>;
  readonly contentType: string;
};

/** Figures of this process, and those that the database has of all processes. */
export function createMetrics({ db, live, clock, log }: Parts): Metrics {
  const registry = new Registry();
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `tzemed_${name}`, help, labelNames: [...labelNames], registers: [registry] });
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'tzemed_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response, but for event streams',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const pool = gauge('database_connections', 'Connections of this process, and requests that wait for one', ['state']);
  const streams = gauge('event_streams', 'Open event streams of this process');
  const isUp = gauge('database_up', '1 while the database answers');
  const skew = gauge('clock_skew_seconds', 'Seconds by which the clock of this process is ahead of the database');
  const unwell = gauge('jobs_unwell', 'Jobs that are tried again, were given up, or are late (due items too)', [
    'state',
  ]);
  const jobs = gauge('jobs', 'Jobs in the queue by kind and state; those that are done stay for a day', [
    'name',
    'state',
  ]);
  const backupAt = gauge('backup_time_seconds', 'Time of the newest good backup, and of the newest good check', [
    'kind',
  ]);
  const backupRows = gauge('backup_rows', 'Rows of the newest good backup', ['kind']);
  const backupFiles = gauge('backup_files', 'Files of the newest good backup', ['kind']);
  const backupFailing = gauge('backup_failing', '1 if the newest backup, or its check, has failed');

  async function readDatabase() {
    const [seconds, work, counts, backup] = await Promise.all([
      clockSkewOf(db),
      countWork(db, new Date(clock().getTime() - lateMs)),
      countJobs(db),
      findBackupState(db),
    ]);
    skew.set(seconds);
    for (const state of ['retrying', 'parked', 'late'] as const) unwell.set({ state }, work[state]);
    jobs.reset();
    for (const { name, state, count } of counts) jobs.set({ name, state }, count);
    for (const [kind, run] of [
      ['backup', backup.made],
      ['check', backup.checked],
    ] as const) {
      if (!run) continue;
      backupAt.set({ kind }, run.startedAt.getTime() / 1000);
      backupRows.set({ kind }, run.rowCount ?? 0);
      backupFiles.set({ kind }, run.fileCount ?? 0);
    }
    backupFailing.set(backup.isFailing ? 1 : 0);
  }

  return {
    contentType: registry.contentType,
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
        const labels = {
          method: request.method,
          // The path as it is registered: no id is a label.
          route: request.routeOptions.url ?? 'unknown',
          status: String(reply.statusCode),
        };
        requests.observe(labels, reply.elapsedTime / 1000);
      });
    },
    async text() {
      const { total, idle, waiting } = poolOf(db);
      pool.set({ state: 'open' }, total);
      pool.set({ state: 'idle' }, idle);
      pool.set({ state: 'waiting' }, waiting);
      streams.set(live.count());
      try {
        await readDatabase();
        isUp.set(1);
      } catch (err) {
        // Figures of this process are told nonetheless; old ones of the database are not.
        log.warn({ err }, 'metrics without the database');
        for (const one of [skew, unwell, jobs, backupAt, backupRows, backupFiles, backupFailing]) one.reset();
        isUp.set(0);
      }
      return registry.metrics();
    },
    isReady: () =>
      countWork(db, clock()).then(
        () => true,
        () => false,
      ),
  };
}
