import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { inject } from 'vitest';
import { at, run } from './server.ts';

export interface TestDatabase {
  connection: pg.PoolConfig;
  /** Ends whatever is still connected. */
  drop(): Promise<void>;
}

/** A new database with all tables and no rows, for the tests of one file. */
export function cloneDatabase(): Promise<TestDatabase> {
  return create(`template ${inject('databaseTemplate')} strategy file_copy`);
}

/** A new database without any tables. */
export function emptyDatabase(): Promise<TestDatabase> {
  return create('');
}

async function create(from: string): Promise<TestDatabase> {
  const server = inject('databaseServer');
  // Not counted: a file that has its modules loaded anew would begin again, while some databases stay for a whole run.
  const name = `${inject('databaseTemplate')}_${randomBytes(4).toString('hex')}`;
  await run(server, `create database ${name} ${from}`);
  return { connection: at(server, name), drop: () => drop(server, name) };
}

/** PostgreSQL's own cleaner may be at work in it: nobody else ends that, and it leaves by itself. */
const isCleaned = (error: unknown) => (error as { code?: string }).code === '42501';
const patienceMs = 10_000;

async function drop(server: pg.PoolConfig, name: string): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      await run(server, `drop database ${name} with (force)`);
      return;
    } catch (error) {
      if (!isCleaned(error) || Date.now() > until) throw error;
      await sleep(100);
    }
  }
}
