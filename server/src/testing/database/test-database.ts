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
  // On a server of one's own; on another, whose data may be to last, it would be written out twice for each.
  const strategy = inject('databaseServer').connectionString ? '' : 'strategy file_copy';
  return create(`template ${inject('databaseTemplate')} ${strategy}`);
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
  return { connection: at(server, name), drop: () => dropDatabase(server, name) };
}
