import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { dropDatabase } from './drop-database.ts';
import { at, run } from './database-server.ts';

export interface TestDatabase {
  connection: pg.PoolConfig;
  /** Ends whatever is still connected. */
  drop(): Promise<void>;
}

/** A new database with all tables and no rows, for the tests of one file. */
export function cloneDatabase(): Promise<TestDatabase> {
  // `file_copy` is only for our own server; on another server, whose data may be permanent, it would write each
  // database out twice.
  const strategy = inject('databaseServer').connectionString ? '' : 'strategy file_copy';
  return create(`template ${inject('databaseTemplate')} ${strategy}`);
}

/** A new database without any tables. */
export function emptyDatabase(): Promise<TestDatabase> {
  return create('');
}

async function create(from: string): Promise<TestDatabase> {
  const server = inject('databaseServer');
  // Random, not a counter: a file that reloads its modules would start counting again, while some databases last for
  // the whole run.
  const name = `${inject('databaseTemplate')}_${randomBytes(4).toString('hex')}`;
  await run(server, `create database ${name} ${from}`);
  return { connection: at(server, name), drop: () => dropDatabase(server, name) };
}
