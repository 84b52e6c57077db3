import type pg from 'pg';
import { Connection } from '../connection/connection.ts';

const NAME = 'tzemed';

/**
 * The database and the role the application works with. The role is no superuser, so that a hole in a query is not a
 * hole in the machine (`COPY … FROM PROGRAM`).
 */
export async function ensureApplicationDatabase(superuser: pg.ClientConfig): Promise<pg.PoolConfig> {
  const client = new Connection(superuser);
  await client.connect();
  try {
    if (await isMissing(client, `select from pg_roles where rolname = '${NAME}'`)) {
      const password = superuser.password ? ` password '${superuser.password as string}'` : '';
      await client.query(`create role ${NAME} login${password}`);
    }
    if (await isMissing(client, `select from pg_database where datname = '${NAME}'`)) {
      await client.query(`create database ${NAME} owner ${NAME}`);
    }
  } finally {
    await client.end();
  }
  return applicationDatabase(superuser);
}

/** The same server, as the application. */
export const applicationDatabase = (server: pg.ClientConfig): pg.PoolConfig => ({
  ...server,
  user: NAME,
  database: NAME,
});

async function isMissing(client: pg.Client, query: string): Promise<boolean> {
  const { rowCount } = await client.query(query);
  return rowCount === 0;
}
