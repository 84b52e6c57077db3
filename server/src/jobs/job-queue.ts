import { setImmediate as immediate } from 'node:timers/promises';
import { brand } from '@tzemed/contract/brand';
import { fromKysely, type JobResult, type JobWithMetadata } from 'pg-boss';
import type { Bus } from '../db/connection/bus.ts';
import type { Db } from '../db/client.ts';
import { markReusedStatement } from '../db/connection/statement-names.ts';
import type { Log } from '../lib/log.ts';
import { tracedWork } from '../lib/traced-work.ts';
import { createThrottle } from '../lib/process/throttle.ts';
import type { AnyJob, Job } from './job.ts';
import {
  forgetJobs,
  heartbeatRefreshSeconds,
  openBoss,
  PARKED,
  releaseActiveJobs,
  releaseLostJobs,
} from './boss-queues.ts';
import { hastenRetries, listParkedIds, type WhichFailed } from './failed-jobs.ts';

export type Jobs = {
  /**
   * Queues work in the caller's transaction: it exists exactly when what caused it is committed. `at`: not before then.
   */
  send<Data extends object>(db: Db, job: Job<never, Data>, data: Data, at?: Date): Promise<void>;
  /** Queues many of a kind at once. */
  sendAll<Data extends object>(
    db: Db,
    job: Job<never, Data>,
    all: readonly { readonly data: Data; readonly at?: Date | undefined }[],
  ): Promise<void>;
  /** Drops what is queued for, or was done for, some homes (`householdId` in the job's data) a mail address, or a person (`userId`). */
  forget(db: Db, about: About): Promise<void>;
  /** Tries failed jobs again now, those that were given up with all their attempts. @returns how many */
  retryFailed(db: Db, which: WhichFailed): Promise<number>;
};

/** Subjects of a job. */
type About = { readonly households: readonly string[]; readonly email?: string; readonly userId?: string };

export type JobRunner<Context> = Jobs & {
  /**
   * Called before anything else, when the tables exist. Jobs of ended processes go back to their queues. `isAlone`: no
   * other process uses this database for jobs, so every active job belongs to an ended process. `isThread`: a thread of
   * that process starts, so an active job may have ended the previous thread, and the lost attempt counts.
   */
  start(among?: { readonly isAlone: boolean; readonly isThread?: boolean }): Promise<void>;
  /** Starts working off the queues in this process; asked again after it failed, it goes on where it broke off. */
  work(ctx: Context): Promise<void>;
  /** Works off everything that is queued now, once, for tests. @throws what failed, when all are through */
  drain(ctx: Context): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Seconds between looks at a queue of which nothing was heard. A job is announced when it is sent, so this is for tries
 * that come again and for announcements that got lost.
 */
const LOOK_SECONDS = 10;

/** Milliseconds between two searches for jobs of processes that ended. */
const lostJobsEveryMs = 10_000;

/** Number of jobs that go back to their queues in one statement. */
const redrivenAtOnce = 1000;

/** Number of jobs in a batch that start before requests get their turn. */
const atOnce = 4;

export function createJobs<Context extends { readonly log: Log }>(
  db: Db,
  /** Undefined if this process only sends jobs and runs none. */
  bus: Bus | undefined,
  log: Log,
  jobs: readonly AnyJob<Context>[],
  { lookSeconds } = { lookSeconds: LOOK_SECONDS },
): JobRunner<Context> {
  const boss = openBoss(db, log, bus);
  /** Number of started workers by job name. */
  const begun = new Map<string, number>();
  const paces = new Map(jobs.map(({ name, perSecond = Infinity }) => [name, createThrottle(perSecond)]));

  const names = jobs.map(({ name }) => name);
  let lostJobs: NodeJS.Timeout | undefined;

  return {
    async start({ isAlone, isThread = false } = { isAlone: false }) {
      // Runs before pg-boss starts: its supervisor would give the same jobs a retry delay.
      if (!isAlone) await releaseLostJobs(db, names);
      else if (isThread) await releaseLostJobs(db, names, 0);
      else await releaseActiveJobs(db, names);
      await boss.start();
      if (isAlone) return;
      const search = () =>
        releaseLostJobs(db, names).catch((err: unknown) => log.warn({ err }, 'search for lost jobs'));
      lostJobs = setInterval(search, lostJobsEveryMs);
    },
    async send(tx, { name, urgency }, data, at) {
      await boss.send(name, data, {
        db: sending(tx),
        ...(urgency && { priority: urgency(data) }),
        ...(at && { startAfter: at }),
      });
    },
    async sendAll(tx, { name, urgency }, all) {
      const jobs = all.map(({ data, at }) => ({
        data,
        ...(urgency && { priority: urgency(data) }),
        ...(at && { startAfter: at }),
      }));
      if (jobs.length > 0) await boss.insert(name, jobs, { db: sending(tx) });
    },
    forget: forgetJobs,
    async retryFailed(tx, which) {
      let count = await hastenRetries(tx, which);
      const ids = await listParkedIds(tx, which);
      for (let at = 0; at < ids.length; at += redrivenAtOnce) {
        const some = ids.slice(at, at + redrivenAtOnce);
        count += await boss.redrive(PARKED, { ids: some, limit: redrivenAtOnce, db: fromKysely(tx) });
      }
      return count;
    },
    async work(ctx) {
      const known = await boss.getSchedules();
      // Removes schedules of an older version that no job uses any more.
      for (const { name } of known) {
        if (!jobs.some((job) => job.name === name && job.cron)) await boss.unschedule(name);
      }
      for (const { name, cron } of jobs) {
        // Said anew it would be read anew, with the rules of its zone: a twentieth of a start.
        const isKnown = known.some(
          (each) => each.name === name && each.cron === cron && each.timezone === brand.timeZone,
        );
        if (cron && !isKnown) await boss.schedule(name, cron, {}, { tz: brand.timeZone, missed: 'once' });
      }
      for (const job of jobs)
        for (let i = begun.get(job.name) ?? 0; i < (job.concurrency ?? 1); i++) {
          await startWorker(job, ctx);
          begun.set(job.name, i + 1);
        }
    },
    async drain(ctx) {
      const failures: unknown[] = [];
      for (const job of jobs) {
        for (;;) {
          // Jobs are fetched one by one: a batch has no order.
          const [queued] = await boss.fetch(job.name, { includeMetadata: true });
          if (!queued) break;
          const { status, output } = await attempt(job, ctx, queued);
          if (status === 'completed') await boss.complete(job.name, queued.id);
          else await boss.fail(job.name, queued.id, output as Error);
          if (status === 'failed') failures.push(output);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
    stop() {
      clearInterval(lostJobs);
      return boss.stop({ graceful: true, timeout: 5_000, close: false });
    },
  };

  /**
   * Starts one worker. Each concurrent batch has its own: the library's concurrency would have them sleep after each
   * batch of one.
   */
  async function startWorker(job: AnyJob<Context>, ctx: Context) {
    const options = {
      batchSize: job.batch ?? 1,
      includeMetadata: true,
      perJobResults: true,
      notifyPollingIntervalSeconds: lookSeconds,
      heartbeatRefreshSeconds,
    } as const;
    const id: string = await boss.work(job.name, options, async (queued) => {
      // More jobs may be waiting, so the worker looks again at once.
      boss.notifyWorker(id);
      await paces.get(job.name)!(queued.length);
      const gathered = await gatheredFor(job, ctx, queued);
      return Promise.all(
        queued.map(async (one, index) => {
          // Begun all at once they would keep waiting whoever asks for a page.
          for (let turns = Math.floor(index / atOnce); turns > 0; turns--) await immediate();
          return attempt(job, ctx, one, gathered);
        }),
      );
    });
  }
}

/**
 * Each kind has one statement text for sending, which is prepared. Statements that fetch jobs are planned anew each
 * time: a plan for an empty queue is bad for a full one.
 */
function sending(tx: Db) {
  const { executeSql } = fromKysely(tx);
  return {
    executeSql(text: string, values?: unknown[]) {
      markReusedStatement(text);
      return executeSql(text, values);
    },
  };
}

/** Undefined on failure: then each job queries for itself, and a broken one does not block the others. */
async function gatheredFor<Context>(
  job: AnyJob<Context>,
  ctx: Context,
  queued: readonly JobWithMetadata<unknown>[],
): Promise<unknown> {
  if (!job.gather || queued.length === 1) return undefined;
  const all = queued.map(({ id, data, createdOn }) => ({
    data: data as never,
    run: { id, date: createdOn, kind: job.name },
  }));
  return (job as Job<Context, never>).gather!(ctx, all).catch(() => undefined);
}

/** Runs one attempt of a job. The reason for a failure stays in the job's row; the log has no names and addresses. */
async function attempt<Context extends { readonly log: Log }>(
  job: AnyJob<Context>,
  ctx: Context,
  { id, data, createdOn, retryCount, retryLimit }: JobWithMetadata<unknown>,
  gathered?: unknown,
): Promise<JobResult> {
  try {
    const run = () => job.run(ctx, data as never, { id, date: createdOn, kind: job.name }, gathered as never);
    await tracedWork.tracePromise(run, { kind: 'job', name: job.name });
    return { id, status: 'completed' };
  } catch (error) {
    const failure = { job: job.name, id, try: retryCount + 1, code: codeOf(error) };
    if (retryCount < retryLimit) ctx.log.warn(failure, 'a job failed and will be tried again');
    else ctx.log.error(failure, 'a job failed for the last time and is parked');
    return { id, status: 'failed', output: error };
  }
}

/** Kind of a failure: the code of the system, the database or the mail server; never its message. */
function codeOf(error: unknown) {
  const { name, code, responseCode } = (error ?? {}) as { name?: string; code?: unknown; responseCode?: unknown };
  return [code ?? name ?? 'unknown', responseCode].filter((part) => part !== undefined).join(' ');
}
