import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { syncFolder, writeDurably } from '../../lib/files/durable-file.ts';
import type { Log } from '../../lib/log.ts';
import { StartupError } from '../../lib/startup-error.ts';
import { Connection } from '../connection/connection.ts';
import { ensureApplicationDatabase } from './application-database.ts';
import { type Binaries, findEarlierBinaries, MAJOR } from './binaries.ts';
import { clusterIn, makeCluster, versionOf } from './cluster.ts';
import { clearLeftovers } from './leftover-processes.ts';
import { stop } from './postmaster.ts';
import { type ServerPlace, startProcess } from './server-process.ts';

/** Carries rows from one server to another. */
export interface RowCarrier {
  /** Brings the database to the tables of this program, and writes its rows to `folder`. */
  read(connection: pg.PoolConfig, folder: string): Promise<void>;
  /** Fills an empty database with the rows in `folder`, and compares each table. */
  write(connection: pg.PoolConfig, folder: string): Promise<void>;
}

interface Takeover {
  place: ServerPlace;
  binaries: Binaries;
  superuser: pg.PoolConfig;
  /** Absent where another start of the program is to take the folder over. */
  carrier: RowCarrier | undefined;
  log: Log;
  freeBytes?: () => number;
}

/** The copy that migrations change, so that the kept folder opens with the earlier program. */
const COPY = 'tzemed_upgrade';
const KEPT_DAYS = 30;
const CANNOT_REMOVE = 'The database from before an upgrade of PostgreSQL cannot be removed';
/** Room for an empty cluster and its log, and for that of the earlier server. */
const CLUSTERS_BYTES = 1e9;
/** The copy in the earlier cluster, the rows between, and the new cluster. */
const SIZE_FACTOR = 3;
/** A disk guard of an earlier run may have made transactions read-only. */
const WRITABLE = { default_transaction_read_only: 'off' };

/**
 * Takes a cluster of an earlier major version over: its rows go into a new cluster beside it, which then takes its place. The
 * earlier one stays, as `data-17`. Killed at any moment, the next start begins anew, or ends the exchange of the folders.
 *
 * @throws StartupError when the version is newer or its binaries are missing, there is no room, or anything fails; the
 *   cluster is then what it was
 */
export async function takeOverEarlierMajor(takeover: Takeover): Promise<void> {
  const { place, log } = takeover;
  const cluster = clusterIn(place.home);
  await endExchange(place.home);
  const version = versionOf(cluster);
  if (version === undefined) refuseMissing(place.home);
  else if (version !== MAJOR) await takeOver(takeover, version);
  removeRest(place.home, log);
  for (const name of keptIn(place.home)) await removeAfterAWhile(join(place.home, name), log);
}

/**
 * Erased data must not stay in a kept cluster for ever; files of erased rows go after as many days. A folder without the
 * record of a takeover is somebody's own.
 */
async function removeAfterAWhile(folder: string, log: Log) {
  const record = recordOf(folder);
  if (!existsSync(record)) return;
  try {
    const age = Date.now() - Date.parse(readFileSync(record, 'utf8'));
    // A record that cannot be read has no age.
    if (!(age >= KEPT_DAYS * 86_400_000)) {
      log.warn({ folder }, `The database from before an upgrade of PostgreSQL is kept for ${KEPT_DAYS} days`);
      return;
    }
    // A part of it must not pass for the database.
    await exchange(folder, removedIn(dirname(folder)));
    rmSync(record);
    log.warn({ folder }, `The database from before an upgrade of PostgreSQL was removed after ${KEPT_DAYS} days`);
  } catch (error) {
    log.warn({ folder, err: error }, CANNOT_REMOVE);
  }
  removeRest(dirname(folder), log);
}

/** Removes what is left of a kept cluster. The server starts without that too. */
function removeRest(home: string, log: Log) {
  try {
    rmSync(removedIn(home), { recursive: true, force: true });
  } catch (error) {
    log.warn({ folder: removedIn(home), err: error }, CANNOT_REMOVE);
  }
}

async function takeOver({ place, binaries, superuser, carrier, log, freeBytes }: Takeover, version: string) {
  const { home, endpoint } = place;
  const [cluster, draft, rows, kept] = [
    clusterIn(home),
    draftIn(home),
    join(home, 'data.rows'),
    keptFor(home, version),
  ];
  const earlier = await findEarlierBinaries(version);
  const found = `The database in ${cluster} is of PostgreSQL version ${version}`;
  if (!earlier) {
    throw new StartupError(
      `${found}, this program carries ${MAJOR}: start it with the program that made it, or set DATA_DIR to another folder`,
    );
  }
  if (!carrier) throw new StartupError(`${found}: start the server first, which takes it over to ${MAJOR}`);
  // The new one would be on another disk, and the removal of the kept one would remove the link alone.
  if (lstatSync(cluster).isSymbolicLink())
    throw new StartupError(`${found}, and is a link: move the folder there, or make ${home} the link`);
  if (existsSync(kept)) throw new StartupError(`${found}, and ${kept} is in the way: move or remove it`);
  for (const folder of [cluster, draft]) await clearLeftovers(folder, endpoint.files);
  for (const folder of [draft, rows]) rmSync(folder, { recursive: true, force: true });
  refuseWithoutRoom(cluster, freeBytes?.() ?? freeIn(home));
  log.warn(`The database is of PostgreSQL ${version} and is taken over to ${MAJOR}; this takes a while`);

  const run = async (server: { postgres: string; cluster: string }, work: () => Promise<void>) => {
    const child = await startProcess(place, { ...server, settings: WRITABLE });
    await work().finally(() => stop(child));
  };
  try {
    await run({ postgres: earlier.postgres, cluster }, async () => {
      const application = await ensureApplicationDatabase(superuser);
      const remove = `drop database if exists ${COPY} with (force)`;
      const make = `create database ${COPY} template ${application.database} owner ${application.user} strategy file_copy`;
      await execute(superuser, remove, make);
      try {
        await carrier.read({ ...application, database: COPY }, rows);
      } catch (error) {
        // A server that a full disk has ended cannot remove it: the next start does.
        await execute(superuser, remove).catch(() => undefined);
        throw error;
      }
      await execute(superuser, remove);
    });
    const { authentication } = endpoint;
    await makeCluster(draft, { ...place, initdb: binaries.initdb, authentication });
    await run({ postgres: binaries.postgres, cluster: draft }, async () => {
      await carrier.write(await ensureApplicationDatabase(superuser), rows);
    });
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const { message } = error as Error;
    throw new StartupError(`${found} and could not be taken over to ${MAJOR}: ${message}`, { cause: error });
  } finally {
    rmSync(rows, { recursive: true, force: true });
  }
  await writeDurably(recordOf(kept), new Date().toISOString());
  await exchange(cluster, kept);
  await endExchange(home);
  log.warn(`The database is of PostgreSQL ${MAJOR} now, and each row was compared`);
}

const removedIn = (home: string) => join(home, 'data.removed');
const draftIn = (home: string) => join(home, 'data.upgrade');
const keptFor = (home: string, version: string) => join(home, `data-${version}`);
/** Time of the takeover, ISO 8601: copies and restores change the times of folders. */
const recordOf = (kept: string) => `${kept}.kept-since`;
const keptIn = (home: string) => readdirSync(home).filter((name) => /^data-\d+$/.test(name));

/** A draft without a cluster beside it is complete: the cluster goes out of its way last. */
async function endExchange(home: string) {
  const [cluster, draft] = [clusterIn(home), draftIn(home)];
  if (!existsSync(cluster) && existsSync(draft)) await exchange(draft, cluster);
}

async function exchange(from: string, to: string) {
  renameSync(from, to);
  await syncFolder(dirname(to));
}

/** An empty database in place of one that somebody moved looks like a loss. */
function refuseMissing(home: string) {
  const [kept] = keptIn(home);
  if (kept === undefined) return;
  throw new StartupError(
    `There is no database in ${clusterIn(home)}, but one from before an upgrade in ${join(home, kept)}: move one of them there`,
  );
}

function refuseWithoutRoom(cluster: string, free: number) {
  const needed = SIZE_FACTOR * bytesIn(join(cluster, 'base')) + CLUSTERS_BYTES;
  if (free >= needed) return;
  const [megabytes, left] = [needed, free].map((bytes) => Math.round(bytes / 1e6));
  throw new StartupError(
    `To take the database over to PostgreSQL ${MAJOR} takes ${megabytes} MB beside ${cluster}, and ${left} MB are free`,
  );
}

function bytesIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function freeIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

async function execute(superuser: pg.PoolConfig, ...statements: string[]) {
  const client = new Connection(superuser);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
