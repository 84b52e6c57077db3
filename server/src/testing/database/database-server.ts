import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { Connection } from '../../db/connection/connection.ts';
import { startEmbedded } from '../../db/embedded/embedded-database.ts';
import { quietLog } from '../quiet-log.ts';
import { makeRunFolder } from '../run-folder.ts';

export interface TestServer {
  /** Any database of the server, as a role that may make more of them. */
  connection: pg.PoolConfig;
  /** Made for this run, and gone after it. */
  isOwn: boolean;
  stop(): Promise<void>;
}

/** The server of `TEST_DATABASE_URL`, or an embedded one of its own in a temporary folder. */
export async function openTestServer(): Promise<TestServer> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { connection: { connectionString: url }, isOwn: false, stop: async () => undefined } : startOwn();
}

/** The same server, another database. */
export function at(connection: pg.PoolConfig, database: string): pg.PoolConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { ...connection, connectionString: url.href };
}

/** The same database as what `DATABASE_URL` says. */
export function urlOf({ connectionString, host, port, user, password, database }: pg.PoolConfig): string {
  if (connectionString) return connectionString;
  const url = new URL(`postgresql://localhost/${database}`);
  url.username = user ?? '';
  url.password = typeof password === 'string' ? password : '';
  if (port) url.searchParams.set('port', String(port));
  url.searchParams.set('host', host ?? 'localhost');
  return url.href;
}

export async function run(connection: pg.PoolConfig, statement: string): Promise<pg.QueryResult> {
  const client = new Connection(connection);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

async function startOwn(): Promise<TestServer> {
  const dataDir = await makeRunFolder('tzemed-test-');
  const { connection, superuser, stop } = await startEmbedded({ dataDir, log: quietLog, durable: false });
  await run(superuser, `alter role ${connection.user} createdb`);
  return {
    connection,
    isOwn: true,
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
