import type pg from 'pg';
import { type Config, readConfig } from '../../config.ts';
import { createLog, type Log } from '../../lib/log.ts';
import { StartupError } from '../../lib/startup-error.ts';
import { Connection } from '../connection/connection.ts';
import { startEmbedded } from '../embedded/embedded-database.ts';
import { migrate } from '../migrate.ts';

type Opened = { readonly connection: pg.PoolConfig; readonly config: Config; readonly log: Log };

/**
 * Runs a command on the database of the settings and prints its answer. The embedded one is opened here, so its server has to
 * be stopped.
 */
export async function withDatabase(work: (opened: Opened) => Promise<string>) {
  try {
    const config = readConfig(process.env);
    const { databaseUrl, dataDir, logLevel } = config;
    const log = createLog(logLevel);
    const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, log });
    try {
      const connection = embedded?.connection ?? { connectionString: databaseUrl };
      console.log(await work({ connection, config, log }));
    } finally {
      await embedded?.stop();
    }
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Like `withDatabase`, with one connection to a database that has been migrated to the newest version. */
export const withMigratedDatabase = (work: (client: pg.Client) => Promise<string>) =>
  withDatabase(async ({ connection }) => {
    await migrate(connection);
    const client = new Connection({ ...connection, statement_timeout: 0 });
    await client.connect();
    // A connection that stays open would keep the program from ending.
    return work(client).finally(() => client.end());
  });
