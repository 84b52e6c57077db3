import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { type StatusLevel, worstLevel } from '@tzemed/contract/site/status';
import type { Db } from '../db/client.ts';
import { withoutDeadline } from '../db/connection/query-deadline.ts';
import { countWork } from '../delivery/due/count-late-work.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { newId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type Check, eachPart, findHeartbeat, storeChecks } from './check-rows.ts';

export const minuteMs = 60_000;

export type Monitor = {
  /** Checks every part and stores the result. A result that can't be stored is kept and stored later; never rejects. */
  check(): Promise<void>;
  /** The newest check of this process. */
  latest(): Check | undefined;
};

type Measured = {
  readonly db: Db;
  readonly files: Pick<FileStore, 'put' | 'open' | 'remove'>;
  readonly mailer: Pick<Mailer, 'check'>;
  /** Kinds of jobs that wait for their pace, and are not late. */
  readonly paced: readonly string[];
  readonly clock: () => Date;
  readonly log: Pick<Log, 'warn'>;
};

/** Milliseconds from which an answer is slow, by part, and after which no answer counts as failed. */
const usual = {
  slowMs: { database: 1000, files: 3000, mail: 5000 },
  maxMs: 20_000,
};

/**
 * Every five minutes while it works: some mail servers count sign-ins. Its result holds until the next one; a failure is
 * looked at again a minute later.
 */
const mailEveryMs = 5 * minuteMs;
/** No heartbeat for this long means that nobody runs jobs; an older check says nothing about now. */
export const silenceMs = 5 * minuteMs;
/** Checks that wait for the database, at most: a day. */
const maxWaiting = 24 * 60;

export function createMonitor({ db, files, mailer, paced, clock, log }: Measured, { slowMs, maxMs } = usual): Monitor {
  /** Since when checks have followed each other, and the database has answered: before, no heartbeat could be expected. */
  let steadySince = clock().getTime();
  let waiting: Check[] = [];
  let latest: Check | undefined;
  let mail: { readonly level: StatusLevel; readonly at: number } | undefined;

  async function levelOf(part: 'database' | 'files' | 'mail', work: () => Promise<unknown>): Promise<StatusLevel> {
    const since = performance.now();
    try {
      await within(maxMs, work());
    } catch (err) {
      log.warn({ err, part }, 'a part of the service does not work');
      return 'failed';
    }
    return performance.now() - since > slowMs[part] ? 'slow' : 'ok';
  }

  async function levelOfJobs(now: Date): Promise<StatusLevel | null> {
    try {
      const [{ late }, heartbeat] = await Promise.all([
        countWork(db, new Date(now.getTime() - silenceMs), paced),
        findHeartbeat(db),
      ]);
      if (heartbeat && now.getTime() - heartbeat.getTime() <= silenceMs) return late > 0 ? 'slow' : 'ok';
      return now.getTime() - steadySince < silenceMs ? null : 'failed';
    } catch {
      // The database is away, which its own part says.
      return null;
    }
  }

  async function levelOfMail(now: Date): Promise<StatusLevel | null> {
    const { check } = mailer;
    if (!check) return null;
    if (!mail || mail.level === 'failed' || now.getTime() - mail.at >= mailEveryMs)
      mail = { level: await levelOf('mail', check), at: now.getTime() };
    return mail.level;
  }

  async function store() {
    try {
      await storeChecks(db, waiting);
      waiting = [];
    } catch (err) {
      log.warn({ err, checks: waiting.length }, 'checks wait for the database');
    }
  }

  return {
    check: () =>
      withoutDeadline(async () => {
        const now = clock();
        if (isBroken(latest, now)) steadySince = now.getTime();
        const [database, jobs, stored, mailed] = await Promise.all([
          levelOf('database', () => findHeartbeat(db)),
          levelOfJobs(now),
          levelOf('files', () => roundTrip(files)),
          levelOfMail(now),
        ]);
        const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
        latest = { minute, database, jobs, files: stored, mail: mailed };
        waiting = merged(waiting, latest).slice(-maxWaiting);
        await store();
      }),
    latest: () => latest,
  };
}

/** Writes a file, reads it and takes it away. */
async function roundTrip(files: Measured['files']) {
  const key = newId();
  const content = Buffer.from(key);
  try {
    await files.put(key, content);
    const read = await buffer(await files.open(key));
    if (!read.equals(content)) throw new Error('the store of files answers with other bytes');
  } finally {
    await files.remove(key);
  }
}

async function within(ms: number, work: Promise<unknown>) {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  await Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** A series of checks is broken by a gap, as after a sleep of the machine, and by a database that was away. */
const isBroken = (before: Check | undefined, now: Date) =>
  before !== undefined && (before.database === 'failed' || now.getTime() - before.minute.getTime() > 3 * minuteMs);

/** Checks with one more. A clock that is set back checks a minute twice: it has one row, in which the worse level stays. */
const merged = (checks: readonly Check[], check: Check): Check[] => {
  const same = checks.find(({ minute }) => minute.getTime() === check.minute.getTime());
  return [...checks.filter((one) => one !== same), same ? worseOf(same, check) : check];
};

/** The worse level of each part. */
export const worseOf = (one: Check, other: Check): Check => ({
  minute: one.minute,
  ...eachPart((part) => worstLevel([one[part] ?? other[part], other[part] ?? one[part]])),
});

/** Timers come up to a millisecond early: aimed at the minute itself, that before would be checked twice. */
const afterMinuteMs = 50;
/** A stop waits for a check that is about to end, and for no mail server that is silent. */
const stopMs = 1000;

/** Checks each minute from now on. Answers how to stop. */
export function watchStatus(monitor: Pick<Monitor, 'check'>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let checking = Promise.resolve();
  const check = () => {
    checking = monitor.check().then(() => {
      if (!isOver) timer = setTimeout(check, minuteMs - (Date.now() % minuteMs) + afterMinuteMs);
    });
  };
  check();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await Promise.race([checking, sleep(stopMs, undefined, { ref: false })]);
  };
}
