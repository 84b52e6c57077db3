import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { ensureApplicationDatabase } from './application-database.ts';
import { findBinaries } from './binaries.ts';
import { clusterIn, ensureCluster } from './cluster.ts';
import { guardDisk } from './disk-guard.ts';
import { openEndpoint } from './endpoint.ts';
import { chooseLauncher } from './launcher.ts';
import { lockFolder } from './folder-lock.ts';
import type { Log } from '../../lib/log.ts';
import { type RowCarrier, takeOverEarlierMajor } from './major-upgrade.ts';
import { startProcess } from './server-process.ts';
import { supervise } from './supervise.ts';

export interface EmbeddedOptions {
  /** Folder of everything the program keeps; made when missing. PostgreSQL gets the folder `postgres` in it. */
  dataDir: string;
  log: Log;
  /** False, only for tests, trades safety in a power cut for speed. */
  durable?: boolean;
  /** Runs once the folder is ours and nothing is begun yet: what it throws ends the start. */
  claimed?: () => Promise<void>;
  /** Runs when PostgreSQL is begun, and gets ready in a process of its own. */
  begun?: (() => void) | undefined;
  /** Milliseconds to wait for another process to release the folder. */
  lockWaitMs?: number;
  /** Carries the rows of a database of an earlier major version; without it, such a folder is refused. */
  carrier?: RowCarrier;
  /** Free bytes for that, only for tests. */
  freeBytes?: () => number;
}

export interface EmbeddedDatabase {
  /** The application's own database, as its owner. */
  connection: PoolConfig;
  /** Connection for tasks that the owner may not do, such as creating databases. */
  superuser: PoolConfig;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL of our own, which lives and dies with this process and can be reached by nobody else.
 *
 * @throws StartupError when the folder is taken, can't be written or is of another version, or nothing can run here
 */
export async function startEmbedded({
  dataDir,
  log,
  durable = true,
  claimed,
  begun,
  lockWaitMs,
  carrier,
  freeBytes,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const binaries = await findBinaries();
  const unlock = await lockFolder(dataDir, lockWaitMs);
  try {
    await claimed?.();
    return await start();
  } catch (error) {
    unlock();
    throw error;
  }

  async function start(): Promise<EmbeddedDatabase> {
    const home = join(realpathSync(dataDir), 'postgres');
    const launcher = chooseLauncher(home, binaries.postgres);
    const endpoint = await openEndpoint(home, launcher);
    const { initdb, postgres } = binaries;
    const superuser = { ...endpoint.client, user: 'postgres', database: 'postgres' };
    const place = { home, launcher, endpoint, durable };
    await takeOverEarlierMajor({ place, binaries, superuser, carrier, log, ...(freeBytes && { freeBytes }) });
    await ensureCluster({ ...place, initdb, authentication: endpoint.authentication });
    const guard = guardDisk({ home, superuser, log });
    const server = { postgres, cluster: clusterIn(home), cleared: guard.makeRoom, begun };
    const stopServer = await supervise(() => startProcess(place, server), log);

    async function stop(): Promise<void> {
      guard.stop();
      await stopServer();
      endpoint.close();
    }

    try {
      if (durable) await guard.check();
      if (durable) guard.watch();
      return { connection: await ensureApplicationDatabase(superuser), superuser, stop: () => stop().finally(unlock) };
    } catch (error) {
      await stop();
      throw error;
    }
  }
}
