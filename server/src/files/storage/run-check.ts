import { readConfig } from '../../config.ts';
import { createDatabase } from '../../db/client.ts';
import { startEmbedded } from '../../db/embedded/embedded-database.ts';
import { migrate } from '../../db/migrate.ts';
import { refuseToRewrite } from '../../db/rewrites-rows.ts';
import { createLog } from '../../lib/log.ts';
import { StartupError } from '../../lib/startup-error.ts';
import { checkFiles } from './check-files.ts';
import { openFileStore } from './open-file-store.ts';

/**
 * `npm run files:check`: whether the bytes of photos and papers are what the database says of them. Ends with 1 when any
 * are missing or damaged. The embedded database is opened here, so its server has to be stopped.
 */
try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log });
  const connection = embedded?.connection ?? { connectionString: config.databaseDirectUrl ?? config.databaseUrl };
  try {
    await migrate(connection, undefined, undefined, refuseToRewrite);
    const db = createDatabase(connection, log);
    const { checked, missing, damaged, orphans } = await checkFiles(db, await openFileStore(config));
    await db.destroy();
    for (const id of missing) console.log(`missing: ${id}`);
    for (const id of damaged) console.log(`damaged: ${id}`);
    for (const key of orphans) console.log(`of no row: ${key}`);
    console.log(
      `Files: ${checked} checked, ${missing.length} missing, ${damaged.length} damaged; ${orphans.length} of no row (swept once they are a day old)`,
    );
    if (missing.length + damaged.length > 0) process.exitCode = 1;
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
