import { brand } from '@tzemed/contract/brand';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Db } from '../db/client.ts';
import type { Log } from '../lib/log.ts';

/** What each kind of background work is given. A new kind is a line here and an entry in its feature's `jobs.ts`. */
export interface JobData {
  /** Mails a link with a secret; the secret is made when the mail is, so that it lies in no queue. */
  'auth.link': {
    readonly email: string;
    readonly purpose: 'verify' | 'reset' | 'google';
    /** For `google`: whom the link will connect. */
    readonly identity?: { readonly issuer: string; readonly subject: string };
  };
  'mail.send': import('../mail/mailer.ts').Mail;
  'files.remove': { readonly ids: readonly string[] };
  'files.sweep': Readonly<Record<string, never>>;
  'rows.sweep': Readonly<Record<string, never>>;
}
export type JobName = keyof JobData;

/** Which job it is, the same for each of its tries. */
export type Job = { readonly id: string; readonly date: Date };

export type JobHandlers = { readonly [N in JobName]: (data: JobData[N], job: Job) => Promise<void> };

export type Jobs = {
  /** Queues work in the caller's transaction: it exists exactly when what caused it is committed. */
  send<N extends JobName>(db: Db, name: N, data: JobData[N]): Promise<void>;
};

export type JobRunner = Jobs & {
  /** Starts working off the queues in this process. */
  work(handlers: JobHandlers): Promise<void>;
  /** Works off everything that is queued now, once; for tests and shutdown. */
  drain(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
};

/** From one minute, doubling to six hours; then the job is parked in the failed state, where it stays visible. */
const retries = { retryLimit: 12, retryDelay: 60, retryBackoff: true, retryDelayMax: 6 * 3600 };
const queues: Record<JobName, typeof retries> = {
  'auth.link': retries,
  'mail.send': retries,
  'files.remove': retries,
  'files.sweep': retries,
  'rows.sweep': retries,
};
/** What comes by the clock of the product's zone; what fell into a standstill comes once when that is over. */
const schedules: Partial<Record<JobName, string>> = { 'files.sweep': '20 3 * * *', 'rows.sweep': '40 3 * * *' };
const names = Object.keys(queues) as JobName[];

const bossOn = (db: Db, log: Log, running: boolean) => {
  const boss = new PgBoss({ db: fromKysely(db), supervise: running, schedule: running });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  return boss;
};

/** Lays the queue's own tables; part of migrating, so that starting is cheap. */
export async function prepareJobs(db: Db, log: Log) {
  const boss = bossOn(db, log, false);
  await boss.start();
  for (const name of names) await boss.createQueue(name, queues[name]);
  await boss.stop({ graceful: false, close: false });
}

export async function startJobs(db: Db, log: Log): Promise<JobRunner> {
  const boss = bossOn(db, log, true);
  await boss.start();

  const run = (handlers: JobHandlers, name: JobName, { id, data, createdOn }: JobWithMetadata<unknown>) =>
    (handlers[name] as (data: unknown, job: Job) => Promise<void>)(data, { id, date: createdOn });

  return {
    async send(tx, name, data) {
      await boss.send(name, data as object, { db: fromKysely(tx) });
    },
    async work(handlers) {
      for (const [name, cron] of Object.entries(schedules)) {
        await boss.schedule(name, cron, {}, { tz: brand.timeZone, missed: 'once' });
      }
      for (const name of names) {
        // One job at a time per queue; half a second is what a person waits for a mail without noticing.
        const options = { pollingIntervalSeconds: 0.5, includeMetadata: true } as const;
        await boss.work(name, options, async ([job]) => job && run(handlers, name, job));
      }
    },
    async drain(handlers) {
      for (const name of names) {
        for (;;) {
          const [job] = await boss.fetch(name, { includeMetadata: true });
          if (!job) break;
          await run(handlers, name, job);
          await boss.complete(name, job.id);
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000, close: false }),
  };
}
