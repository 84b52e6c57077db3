import { readConfig } from '../config.ts';
import { createLog } from '../lib/log.ts';
import { StartupError } from '../lib/startup-error.ts';
import { Connection } from './connection.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

/**
 * `npm run db:sums`: makes the sums of months anew from the rows, and says how many were wrong. For a database that was
 * filled past its triggers. The embedded one is opened here, so its server has to be stopped.
 */
try {
  const { databaseUrl, dataDir, logLevel } = readConfig(process.env);
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, log: createLog(logLevel) });
  const connection = embedded?.connection ?? { connectionString: databaseUrl };
  try {
    await migrate(connection);
    const client = new Connection({ ...connection, statement_timeout: 0 });
    await client.connect();
    const { rows } = await client.query<{ wrong: string }>('select rebuild_expense_months() as wrong');
    await client.end();
    console.log(`Sums of months: ${rows[0]?.wrong} were wrong, and are right now`);
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
