import { brand } from '@tzemed/contract/brand';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Db } from '../db/client.ts';
import type { Log } from '../lib/log.ts';
import type { AnyJob, Job } from './job.ts';

export type Jobs = {
  /** Queues work in the caller's transaction: it exists exactly when what caused it is committed. */
  send<Data extends object>(db: Db, job: Job<never, Data>, data: Data): Promise<void>;
};

export type JobRunner<Context> = Jobs & {
  /** Starts working off the queues in this process. */
  work(ctx: Context): Promise<void>;
  /** Works off everything that is queued now, once; for tests and shutdown. */
  drain(ctx: Context): Promise<void>;
  stop(): Promise<void>;
};

/** From one minute, doubling to six hours; then the job is parked in the failed state, where it stays visible. */
const retries = { retryLimit: 12, retryDelay: 60, retryBackoff: true, retryDelayMax: 6 * 3600 };

const bossOn = (db: Db, log: Log, running: boolean) => {
  const boss = new PgBoss({ db: fromKysely(db), supervise: running, schedule: running });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  return boss;
};

/** Lays the queue's own tables; part of migrating, so that starting is cheap. */
export async function prepareJobs(db: Db, log: Log, jobs: readonly AnyJob<never>[]) {
  const boss = bossOn(db, log, false);
  await boss.start();
  for (const { name } of jobs) await boss.createQueue(name, retries);
  await boss.stop({ graceful: false, close: false });
}

export async function startJobs<Context>(
  db: Db,
  log: Log,
  jobs: readonly AnyJob<Context>[],
): Promise<JobRunner<Context>> {
  const boss = bossOn(db, log, true);
  await boss.start();

  const run = (job: AnyJob<Context>, ctx: Context, { id, data, createdOn }: JobWithMetadata<unknown>) =>
    job.run(ctx, data as never, { id, date: createdOn });

  return {
    async send(tx, { name }, data) {
      await boss.send(name, data, { db: fromKysely(tx) });
    },
    async work(ctx) {
      // What an older version of the program had come by the clock, and nobody works off any more.
      for (const { name } of await boss.getSchedules()) {
        if (!jobs.some((job) => job.name === name && job.cron)) await boss.unschedule(name);
      }
      for (const { name, cron } of jobs) {
        if (cron) await boss.schedule(name, cron, {}, { tz: brand.timeZone, missed: 'once' });
      }
      for (const job of jobs) {
        // One job at a time per queue; half a second is what a person waits for a mail without noticing.
        const options = { pollingIntervalSeconds: 0.5, includeMetadata: true } as const;
        await boss.work(job.name, options, async ([queued]) => queued && run(job, ctx, queued));
      }
    },
    async drain(ctx) {
      for (const job of jobs) {
        for (;;) {
          const [queued] = await boss.fetch(job.name, { includeMetadata: true });
          if (!queued) break;
          await run(job, ctx, queued);
          await boss.complete(job.name, queued.id);
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000, close: false }),
  };
}
