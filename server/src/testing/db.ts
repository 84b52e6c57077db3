import type pg from 'pg';
import { inject } from 'vitest';
import { at, run } from './server.ts';

export interface TestDatabase {
  connection: pg.PoolConfig;
  /** Ends whatever is still connected. */
  drop(): Promise<void>;
}

let count = 0;

/** A new database with all tables and no rows, for the tests of one file. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const template = inject('databaseTemplate');
  const name = `${template}_${process.pid}_${++count}`;
  await run(server, `create database ${name} template ${template}`);
  return { connection: at(server, name), drop: () => run(server, `drop database ${name} with (force)`) };
}

/** A new database without any tables. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `${inject('databaseTemplate')}_${process.pid}_${++count}`;
  await run(server, `create database ${name}`);
  return { connection: at(server, name), drop: () => run(server, `drop database ${name} with (force)`) };
}
