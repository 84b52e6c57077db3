import { buffer } from 'node:stream/consumers';
import { type StatusLevel, statusLevels } from '@tzemed/contract/status';
import type { Db } from '../db/client.ts';
import { byItself } from '../db/patience.ts';
import { countWork } from '../delivery/late-work.ts';
import type { FileStore } from '../files/store.ts';
import { newId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type Check, findLastBeat, storeChecks } from './store.ts';

export const minuteMs = 60_000;

export type Monitor = {
  /** Checks every part and stores the result. What can't be stored is kept and stored later; never rejects. */
  check(): Promise<void>;
  /** The newest check of this process. */
  latest(): Check | undefined;
};

type Measured = {
  readonly db: Db;
  readonly files: Pick<FileStore, 'put' | 'open' | 'remove'>;
  readonly mailer: Pick<Mailer, 'check'>;
  readonly clock: () => Date;
  readonly log: Pick<Log, 'warn'>;
};

/** Milliseconds from which an answer is slow, by part, and after which no answer counts as failed. */
const usual = {
  slowMs: { database: 1000, files: 3000, mail: 5000 },
  longestMs: 20_000,
};

/**
 * Every five minutes while it works: some mail servers count sign-ins. Its result holds until the next one; a failure is
 * looked at again a minute later.
 */
const mailEveryMs = 5 * minuteMs;
/** A job that comes every minute, late by some of them: nobody works off jobs. */
export const silenceMs = 5 * minuteMs;
/** A day of minutes in which the database was away. */
const mostKept = 24 * 60;

export function createMonitor({ db, files, mailer, clock, log }: Measured, { slowMs, longestMs } = usual): Monitor {
  const began = clock().getTime();
  let waiting: Check[] = [];
  let latest: Check | undefined;
  let mail: { readonly level: StatusLevel; readonly at: number } | undefined;

  async function levelOf(part: 'database' | 'files' | 'mail', work: () => Promise<unknown>): Promise<StatusLevel> {
    const since = performance.now();
    try {
      await within(longestMs, work());
    } catch (err) {
      log.warn({ err, part }, 'a part of the service does not work');
      return 'failed';
    }
    return performance.now() - since > slowMs[part] ? 'slow' : 'ok';
  }

  async function levelOfJobs(now: Date): Promise<StatusLevel | null> {
    try {
      const [{ late }, beat] = await Promise.all([
        countWork(db, new Date(now.getTime() - silenceMs)),
        findLastBeat(db),
      ]);
      if (beat && now.getTime() - beat.getTime() <= silenceMs) return late > 0 ? 'slow' : 'ok';
      // The background work begins after the server, and has a minute's beat to do first.
      return now.getTime() - began < silenceMs ? null : 'failed';
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
      byItself(async () => {
        const now = clock();
        const [database, jobs, stored, mailed] = await Promise.all([
          levelOf('database', () => findLastBeat(db)),
          levelOfJobs(now),
          levelOf('files', () => roundTrip(files)),
          levelOfMail(now),
        ]);
        const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
        latest = { minute, database, jobs, files: stored, mail: mailed };
        waiting = [...waiting, latest].slice(-mostKept);
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

/** The worst of several levels; null where one is unknown and none is bad. */
export function worstOf(levels: readonly (StatusLevel | null)[]): StatusLevel | null {
  const worst = statusLevels.findLast((level) => levels.includes(level)) ?? null;
  return worst === 'ok' && levels.includes(null) ? null : worst;
}

/** Checks each minute from now on. Answers how to stop. */
export function watchStatus(monitor: Monitor): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let checking = Promise.resolve();
  const check = () => {
    checking = monitor.check().then(() => {
      if (!isOver) timer = setTimeout(check, minuteMs - (Date.now() % minuteMs));
    });
  };
  check();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await checking;
  };
}
