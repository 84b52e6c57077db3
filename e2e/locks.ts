import path from 'node:path';
import { Connection } from '../server/src/db/connection.ts';
import { run } from '../server/src/testing/server.ts';

/** The database of a server process, as the server itself reaches it. */
export const databaseOf = (dataDir: string) => ({
  host: path.join(dataDir, 'postgres/run'),
  user: 'tzemed',
  database: 'tzemed',
});

/** Against whoever writes there, or against readers too. */
type Mode = 'share row exclusive' | 'access exclusive';

/** Holds a table, so that work stands still before it comes to it; resolves with what lets it go. */
export async function held(dataDir: string, table: string, mode: Mode = 'share row exclusive') {
  const connection = new Connection(databaseOf(dataDir));
  await connection.connect();
  await connection.query(`begin; lock table ${table} in ${mode} mode`);
  return () => connection.end();
}

/** Who stands still before a table. */
export async function waiting(dataDir: string, table: string) {
  const statement = `select from pg_locks where not granted and relation = '${table}'::regclass`;
  return (await run(databaseOf(dataDir), statement)).rows;
}
