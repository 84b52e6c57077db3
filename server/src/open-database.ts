import type pg from 'pg';
import type { Config } from './config.ts';
import type { DatabaseConfig } from './db/client.ts';
import { reachDatabase } from './db/connection/reach-database.ts';
import { startEmbedded } from './db/embedded/embedded-database.ts';
import type { RowCarrier } from './db/embedded/major-upgrade.ts';
import { sweepTemporaryFolders } from './files/uploads/temporary-folder.ts';
import { refuseTakenPort } from './http/connection/listening.ts';
import { openDataFolder } from './lib/files/data-folder.ts';
import type { Log } from './lib/log.ts';

/** A database that can be asked. */
export type OpenDatabase = {
  /** To the database itself, for what needs a session: LISTEN, migrations, backups. */
  readonly connection: pg.PoolConfig;
  /** For everything else, where a pooler lies between. */
  readonly pool?: DatabaseConfig | undefined;
  /** True when the process that opened the database has created its tables. */
  readonly isLaid: boolean;
  /** Once nobody asks it any more. */
  stop(): Promise<void>;
};

/**
 * The database of these settings, its folder and its port: where it is one of our own, in a process that `begun` tells of
 * and that needs nothing of us until it is ready.
 *
 * @throws StartupError when the folder or the port is taken, or nothing can run here
 */
export async function openDatabase(config: Config, log: Log, begun?: () => void): Promise<OpenDatabase> {
  const claimed = async () => {
    if (config.work !== 'only') await refuseTakenPort(config);
    // Processes that share the folder also share the database.
    await sweepTemporaryFolders(config.dataDir, { isAlone: !config.databaseUrl }, new Date());
  };
  if (config.databaseUrl) {
    openDataFolder(config.dataDir);
    await claimed();
    return { ...(await reachDatabase(config, log)), isLaid: false, stop: async () => undefined };
  }
  const { connection, stop } = await startEmbedded({
    dataDir: config.dataDir,
    log,
    claimed,
    begun,
    carrier: carrierOf(log),
  });
  return { connection, isLaid: false, stop };
}

/** Few starts need it, and it loads the whole program. */
function carrierOf(log: Log): RowCarrier {
  const load = async () => {
    const [{ createRowCarrier }, { jobList }] = await Promise.all([
      import('./backup/row-carrier.ts'),
      import('./job-list.ts'),
    ]);
    return createRowCarrier(log, jobList);
  };
  return {
    read: async (...place) => (await load()).read(...place),
    write: async (...place) => (await load()).write(...place),
  };
}
