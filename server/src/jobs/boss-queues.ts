import { createHash } from 'node:crypto';
import { type QueueOptions, fromKysely, PgBoss } from 'pg-boss';
import pgBoss from 'pg-boss/package.json' with { type: 'json' };
import { sql } from 'kysely';
import type { Bus } from '../db/connection/bus.ts';
import type { Db } from '../db/client.ts';
import type { Log } from '../lib/log.ts';
import type { AnyJob } from './job.ts';

const day = 86_400;

/** Dead-letter queue: the unchanged job, its error and its source queue. */
export const PARKED = 'parked';

/** Kept while somebody may still look at it; what it holds of people goes with it. */
const parked: QueueOptions = { retentionSeconds: 14 * day };

const queueOptions = {
  /** Retry delays grow from one minute, doubling to six hours. */
  retryLimit: 12,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 6 * 3600,
  deadLetter: PARKED,
  /** pg-boss fails an active job after this silence, with the retry delay. `releaseLostJobs` acts in half the time, without it. */
  heartbeatSeconds: 60,
  /** A mail that has left still holds a name and an address here. */
  deleteAfterSeconds: day,
  /** Workers are notified when the sender's transaction is committed. */
  notify: true,
};

/** The queue's own connection to the database; without `bus` it works nothing off. */
export function openBoss(db: Db, log: Log, bus?: Bus) {
  const boss = new PgBoss({
    db: { ...fromKysely(db), ...(bus && { listen: listenOn(bus) }) },
    useListenNotify: bus !== undefined,
    supervise: bus !== undefined,
    schedule: bus !== undefined,
    // Jobs that wait for other jobs: there are none, and asking for them every 5 s is the default.
    flowIntervalSeconds: 3600,
    // Interval for deleting expired jobs: the default is once a day, which would turn a retention of one day into two.
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  return boss;
}

const listenOn = (bus: Bus) => async (channel: string, hear: (payload: string) => void, comeBack: () => void) => {
  bus.on(channel, hear);
  bus.onReconnect(comeBack);
  // The line is everybody's, and is closed by who opened it.
  return { close: async () => undefined };
};

const optionsOf = ({ maxSeconds }: AnyJob<never>): QueueOptions => ({
  ...queueOptions,
  ...(maxSeconds !== undefined && { expireInSeconds: maxSeconds }),
});

/** Lays the queue's own tables, unless all of them are there as they are wanted; part of migrating. */
export async function prepareJobs(db: Db, log: Log, jobs: readonly AnyJob<never>[]) {
  const wanted = [[PARKED, parked] as const, ...jobs.map((job) => [job.name, optionsOf(job)] as const)];
  const mark = createHash('sha256')
    .update(JSON.stringify([pgBoss.version, wanted, retriesIndex]))
    .digest('hex');
  if ((await markOf(db)) === mark) return;
  const boss = openBoss(db, log);
  await boss.start();
  const known = await boss.getQueues();
  for (const [name, options] of wanted) {
    const queue = known.find((each) => each.name === name);
    if (!queue) await boss.createQueue(name, options);
    else if (!holds(queue, options)) await boss.updateQueue(name, options);
  }
  await indexRetries(db);
  await boss.stop({ graceful: false, close: false });
  await sql`comment on schema pgboss is ${sql.lit(mark)}`.execute(db);
}

/** Version and queues of the last table setup, as a hash: checking each queue takes a tenth of a start. */
async function markOf(db: Db) {
  const { rows } = await sql<{ mark: string | null }>`
    select obj_description(to_regnamespace('pgboss'), 'pg_namespace') as mark`.execute(db);
  return rows[0]?.mark;
}

const holds = (queue: object, options: object) =>
  Object.entries(options).every(([name, value]) => queue[name as keyof typeof queue] === value);

const retriesIndex = `create index if not exists job_retries on pgboss.job_common (name) where state = 'retry'`;

/**
 * Index for counting retries among many waiting jobs. Checks first, since creating an existing index would still wait
 * for writers.
 */
async function indexRetries(db: Db) {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('pgboss.job_retries') is not null as found`.execute(
    db,
  );
  if (rows[0]?.found) return;
  await sql.raw(retriesIndex).execute(db);
}

/** Seconds of silence after which a job's process counts as dead. A live one writes a heartbeat every `heartbeatRefreshSeconds`. */
const lostAfterSeconds = 30;
/** A third of that: two late heartbeats in a row lose no job. */
export const heartbeatRefreshSeconds = 10;

/**
 * Returns every active job of these queues to its queue, due at once. The lost attempt does not count: pg-boss counts an
 * attempt when it fetches a job that has a `started_on`. Only for the first start of a process that knows that no other
 * one works: nothing points at a job as the cause, since the process itself was ended.
 */
export const releaseActiveJobs = (db: Db, names: readonly string[]) =>
  sql`update pgboss.job
    set state = case when retry_count > 0 then 'retry' else 'created' end::pgboss.job_state,
      started_on = null, heartbeat_on = null, start_after = now()
    where state = 'active' and name = any(${names})`.execute(db);

/**
 * Returns the active jobs of these queues that have had no heartbeat for `afterSeconds`, due at once. The lost attempt
 * counts: the job may be what ends each process or thread that takes it, and the count keeps a silent but live process
 * from settling the next attempt. A job without attempts left stays for pg-boss, which parks it.
 */
export const releaseLostJobs = (db: Db, names: readonly string[], afterSeconds = lostAfterSeconds) =>
  sql`update pgboss.job set state = 'retry', heartbeat_on = null, start_after = now()
    where state = 'active' and name = any(${names}) and retry_count < retry_limit
      and heartbeat_on <= now() - make_interval(secs => ${afterSeconds})`.execute(db);

type Unwell = { readonly retrying: number; readonly parked: number; readonly late: number };
/**
 * Jobs that failed and will be tried again, jobs that failed for good, and jobs due before `lateBefore` that nobody began.
 * @param paced kinds that wait for their pace, and are not late
 */
export async function countUnwell(db: Db, lateBefore: Date, paced: readonly string[] = []): Promise<Unwell> {
  const { rows } = await sql<Unwell>`
    select (select count(*) from pgboss.job where state = 'retry') as retrying,
      (select count(*) from pgboss.job where name = ${PARKED} and state = 'created') as parked,
      (
        select count(*) from pgboss.job
        where state < 'active' and not blocked and name <> all(${[PARKED, ...paced]})
          and start_after < ${lateBefore}
      ) as late`.execute(db);
  return rows[0] ?? { retrying: 0, parked: 0, late: 0 };
}

/** Number of jobs by kind and state; those that are done count until they are removed. */
export async function countJobs(db: Db) {
  const { rows } = await sql<{ name: string; state: string; count: number }>`
    select name, state::text as state, count(*)::int as count from pgboss.job group by name, state`.execute(db);
  return rows;
}

type About = { readonly households: readonly string[]; readonly email?: string; readonly userId?: string };

/** Takes away all jobs, parked and done ones too, whose data names one of these homes, this address or this person. */
export async function forgetJobs(db: Db, { households, email, userId }: About) {
  const address = email?.toLowerCase() ?? null;
  await sql`delete from pgboss.job
    where data->>'householdId' = any(${households}) or data->>'userId' = ${userId ?? null}
      or lower(data->>'email') = ${address} or lower(data#>>'{to,address}') = ${address}
      or lower(data#>>'{replyTo,address}') = ${address}`.execute(db);
}
