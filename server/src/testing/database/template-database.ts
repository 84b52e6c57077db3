import type pg from 'pg';
import { createDatabase } from '../../db/client.ts';
import { prepareDatabase } from '../../prepare-database.ts';

const log = { debug: () => undefined, info: () => undefined, warn: console.warn, error: console.error };

/** Creates the template of every test database: our tables and those of the job queue. Leaves no connection open. */
export async function prepareTemplate(connection: pg.PoolConfig): Promise<void> {
  const db = createDatabase(connection, log);
  await prepareDatabase(connection, db, log);
  await db.destroy();
}
