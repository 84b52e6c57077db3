import type pg from 'pg';
import { readConfig } from '../config.ts';
import { createLog } from '../lib/log.ts';
import { StartupError } from '../lib/startup-error.ts';
import { Connection } from './connection.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

/**
 * Runs what is started by hand on the database of the settings, brought to the newest form, and prints what it answers. The
 * embedded one is opened here, so its server has to be stopped.
 */
export async function byHand(work: (client: pg.Client) => Promise<string>) {
  try {
    const { databaseUrl, dataDir, logLevel } = readConfig(process.env);
    const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, log: createLog(logLevel) });
    const connection = embedded?.connection ?? { connectionString: databaseUrl };
    try {
      await migrate(connection);
      const client = new Connection({ ...connection, statement_timeout: 0 });
      await client.connect();
      // A connection that stays open would keep the program from ending.
      console.log(await work(client).finally(() => client.end()));
    } finally {
      await embedded?.stop();
    }
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  }
}
