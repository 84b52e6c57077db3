import { sql } from 'kysely';
import type { Db } from './client.ts';

/** Clocks that keep time by NTP differ by far less. */
export const noticeableSkewSeconds = 5;

export const databaseClock = `select extract(epoch from clock_timestamp())::float8 as seconds`;

/** Seconds by which the clock of this process is ahead of the database's; negative: behind. */
export async function clockSkew(ask: () => Promise<{ rows: readonly { readonly seconds: number }[] }>) {
  const before = Date.now();
  const { rows } = await ask();
  // The database looked at its clock somewhere between; the answer of a busy one tells no more than that.
  const [early, late] = [before, Date.now()].map((time) => time / 1000 - rows[0]!.seconds) as [number, number];
  const skew = early > 0 ? early : Math.min(late, 0);
  return Math.round(skew * 10) / 10;
}

export const clockSkewOf = (db: Db) => clockSkew(() => sql.raw<{ seconds: number }>(databaseClock).execute(db));
