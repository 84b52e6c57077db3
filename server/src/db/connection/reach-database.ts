import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { Log } from '../../lib/log.ts';
import { StartupError } from '../../lib/startup-error.ts';
import { clockSkew, databaseClock, noticeableSkewSeconds } from '../clock-skew.ts';
import { connectTo } from '../held-lock.ts';

type Settings = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'preparesStatements'>;

/** Settings that connections through a pooler have only where it, or the role, sets them. */
const wanted = ['plan_cache_mode', 'statement_timeout', 'idle_in_transaction_session_timeout'];

/**
 * Ways to the server of `DATABASE_URL`: `connection` for sessions, `pool` for the rest.
 *
 * @throws StartupError where a pooler lies between that needs other settings, the clocks are far apart, or the database
 *   can't be reached
 */
export async function reachDatabase({ databaseUrl, databaseDirectUrl, preparesStatements }: Settings, log: Log) {
  const pooled = { connectionString: databaseUrl };
  const connection = { connectionString: databaseDirectUrl ?? databaseUrl };
  const direct = await lookThrough(connection);
  judgeClock(direct.skew, log);
  if (direct.isShared) {
    throw new StartupError(
      databaseDirectUrl === undefined
        ? 'DATABASE_URL leads through a pooler in transaction mode: set DATABASE_DIRECT_URL to the database itself'
        : 'DATABASE_DIRECT_URL leads through a pooler in transaction mode: it has to lead to the database itself',
    );
  }
  if (databaseDirectUrl === undefined) return { connection, pool: { ...pooled, preparesStatements } };
  const through = await lookThrough(pooled);
  if (through.place !== direct.place) {
    throw new StartupError('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases');
  }
  if (preparesStatements && !through.keepsNames) {
    throw new StartupError('The pooler of DATABASE_URL knows no named statements: set DATABASE_PREPARED=off');
  }
  if (through.unset.length > 0) {
    log.warn(
      `connections of DATABASE_URL lack ${through.unset.join(', ')}: see "Behind a pooler" in docs/operations.md`,
    );
  }
  return { connection, pool: { ...pooled, preparesStatements, isPooled: true } };
}

/**
 * Seconds. An old token is good for 30 s after a refresh, by the clock of whichever process is asked: two that differ by
 * more would take a second tab for a thief.
 */
const mostSkew = 15;

function judgeClock(skew: number, log: Log) {
  if (Math.abs(skew) < noticeableSkewSeconds) return;
  const line = `The clock of this machine is ${Math.abs(skew)} s ${skew > 0 ? 'ahead of' : 'behind'} the database's`;
  if (Math.abs(skew) > mostSkew) throw new StartupError(`${line}: set both by NTP`);
  log.warn(line);
}

/** A busy pooler may give the second connection another session of the database than the first has just left. */
const tries = 3;

/** The database that a connection leads to, and what a pooler between makes of its sessions. */
async function lookThrough(connection: pg.ClientConfig) {
  const one = await connectTo(connection);
  try {
    const { rows } = await one.query<{ place: string; unset: string[] }>(
      `select pg_postmaster_start_time() || ' ' || current_database() as place,
         array(select name from pg_settings where name = any($1) and setting in ('0', 'auto') order by name) as unset`,
      [wanted],
    );
    const skew = await clockSkew(() => one.query<{ seconds: number }>(databaseClock));
    const found = { isShared: false, keepsNames: true, skew, ...rows[0]! };
    // A pooler names a session of its own to its clients.
    if ((one as unknown as { processID: number }).processID === (await sessionOf(one))) return found;
    const two = await connectTo(connection);
    try {
      for (let left = tries; left > 0; left--) {
        const name = `tzemed_${randomBytes(6).toString('hex')}`;
        const session = await sessionOf(one, name);
        await two.query('begin');
        // The first connection's session is free for the second one as soon as it is in no transaction.
        const isShared = (await sessionOf(two)) === session;
        const keepsNames = !isShared || (await knowsName(one, name));
        await two.query('rollback');
        if (isShared) return { ...found, isShared, keepsNames };
      }
      return found;
    } finally {
      await two.end();
    }
  } finally {
    await one.end();
  }
}

async function sessionOf(client: pg.Client, name?: string) {
  const text = 'select pg_backend_pid() as session';
  const { rows } = await client.query<{ session: number }>(name === undefined ? { text } : { text, name });
  return rows[0]!.session;
}

/** INVALID_SQL_STATEMENT_NAME */
const noSuchName = '26000';

const knowsName = (client: pg.Client, name: string) =>
  sessionOf(client, name).then(
    () => true,
    (error: unknown) => {
      if ((error as { code?: string }).code === noSuchName) return false;
      throw error;
    },
  );
