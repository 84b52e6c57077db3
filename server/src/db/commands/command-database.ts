import type pg from 'pg';
import { type Config, readConfig } from '../../config.ts';
import { createLog, type Log } from '../../lib/log.ts';
import { StartupError } from '../../lib/startup-error.ts';
import { Connection } from '../connection/connection.ts';
import { attachToEmbedded } from '../embedded/attach.ts';
import { startEmbedded } from '../embedded/embedded-database.ts';
import { FolderInUse } from '../embedded/folder-lock.ts';
import { migrate } from '../migrate.ts';
import { refuseToRewrite } from '../rewrites-rows.ts';

type Opened = { readonly connection: pg.PoolConfig; readonly config: Config; readonly log: Log };

type Options = {
  /** True for work that may be done beside a running server. */
  readonly besideServer?: boolean;
};

/**
 * Runs a command on the database of the settings and prints its answer. The embedded one is opened here, so its server has to
 * be stopped, unless the command works beside it.
 */
export async function withDatabase(work: (opened: Opened) => Promise<string>, options: Options = {}) {
  try {
    const config = readConfig(process.env);
    const log = createLog(config.logLevel);
    const { connection, stop } = await openForCommand(config, log, options);
    try {
      console.log(await work({ connection, config, log }));
    } finally {
      await stop();
    }
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  }
}

const nothing = async () => undefined;

/** Database of these settings, and how to close it. */
export async function openForCommand(
  { databaseUrl, databaseDirectUrl, dataDir }: Config,
  log: Log,
  { besideServer = false }: Options = {},
): Promise<{ connection: pg.PoolConfig; stop: () => Promise<void> }> {
  if (databaseUrl) return { connection: { connectionString: databaseDirectUrl ?? databaseUrl }, stop: nothing };
  try {
    return await startEmbedded({ dataDir, log, ...(besideServer && { lockWaitMs: 0 }) });
  } catch (error) {
    if (!besideServer || !(error instanceof FolderInUse)) throw error;
    return { connection: attachToEmbedded(dataDir), stop: nothing };
  }
}

/** Like `withDatabase`, with one connection to a database that has been migrated to the newest version. */
export const withMigratedDatabase = (work: (client: pg.Client) => Promise<string>) =>
  withDatabase(async ({ connection }) => {
    await migrate(connection, undefined, undefined, refuseToRewrite);
    const client = new Connection({ ...connection, statement_timeout: 0 });
    await client.connect();
    // A connection that stays open would keep the program from ending.
    return work(client).finally(() => client.end());
  });
