import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { ensureApplicationDatabase } from '../../db/embedded/application-database.ts';
import { findEarlierBinaries } from '../../db/embedded/binaries.ts';
import { clusterIn, ensureCluster } from '../../db/embedded/cluster.ts';
import { openEndpoint } from '../../db/embedded/endpoint.ts';
import { chooseLauncher } from '../../db/embedded/launcher.ts';
import { stop } from '../../db/embedded/postmaster.ts';
import { startProcess } from '../../db/embedded/server-process.ts';

/** Earlier major version whose package is installed for tests, on Linux. */
export const EARLIER = '17';

/** Runs `work` on the embedded database of `dataDir` as a program with PostgreSQL 17 makes and opens it. */
export async function onEarlierServer<T>(dataDir: string, work: (connection: pg.PoolConfig) => Promise<T>): Promise<T> {
  const binaries = await findEarlierBinaries(EARLIER);
  if (!binaries) throw new Error(`PostgreSQL ${EARLIER} is not installed`);
  const home = path.join(dataDir, 'postgres');
  if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const launcher = chooseLauncher(home, binaries.postgres);
  const endpoint = await openEndpoint(home, launcher);
  const place = { home, launcher, endpoint, durable: false };
  await ensureCluster({ ...place, initdb: binaries.initdb, authentication: endpoint.authentication });
  const child = await startProcess(place, { postgres: binaries.postgres, cluster: clusterIn(home) });
  try {
    return await work(await ensureApplicationDatabase({ ...endpoint.client, user: 'postgres', database: 'postgres' }));
  } finally {
    await stop(child);
    endpoint.close();
  }
}
