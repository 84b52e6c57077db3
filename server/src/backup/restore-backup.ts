import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { createDatabase } from '../db/client.ts';
import { hasStatementsOf } from '../db/earlier-checksums.ts';
import { connectTo, holdingLock, UNHURRIED } from '../db/held-lock.ts';
import {
  isRestoreUnfinished,
  migrate,
  type Migration,
  MIGRATION_LOCK,
  readMigrations,
  UNFINISHED,
} from '../db/migrate.ts';
import { inTransaction } from '../db/run-sql.ts';
import { digestOf } from '../files/storage/check-files.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { prepareJobs } from '../jobs/boss-queues.ts';
import type { AnyJob } from '../jobs/job.ts';
import { createDurably } from '../lib/files/durable-file.ts';
import type { Log } from '../lib/log.ts';
import { StartupError } from '../lib/startup-error.ts';
import type { BackupTarget } from './backup-target.ts';
import { type Manifest, rowsOf, type StoredFile } from './manifest.ts';
import { copyIn, holdsRows, listQueue, listTables, QUEUE, SESSION } from './stored-tables.ts';

export type Destination = {
  readonly connection: pg.PoolConfig;
  readonly files: FileStore;
  readonly dataDir: string;
  readonly log: Log;
  /** Kinds of jobs that the queue gets tables for. */
  readonly jobList: readonly AnyJob<never>[];
};

export type Restored = {
  readonly rows: number;
  readonly tables: number;
  readonly files: number;
  /** Files that were missing when the backup was made. */
  readonly missing: number;
  /** Waiting jobs that the queue of this version does not take. */
  readonly droppedJobs: number;
};

/**
 * Fills an empty database and file store from a backup, and compares every row and every file with it. What is cut off
 * midway is begun anew by the next restore, and no server starts on it.
 *
 * @throws StartupError when there is data already, the backup is of a newer version, or anything differs from it
 */
export async function restoreBackup(destination: Destination, target: BackupTarget, name: string): Promise<Restored> {
  const manifest = await target.readManifest(name);
  const migrations = await migrationsOf(manifest);
  const keys = await keysOf(manifest, target);
  await refuseOtherKeys(keys, destination.dataDir);
  return holdingLock(
    destination.connection,
    { lock: LOCK, busy: 'Another restore into this database is running' },
    () => restore(destination, target, { manifest, migrations, keys }),
  );
}

type Found = { readonly manifest: Manifest; readonly migrations: Migration[]; readonly keys: readonly Key[] };

async function restore(destination: Destination, target: BackupTarget, { manifest, migrations, keys }: Found) {
  const { connection, files, dataDir, log, jobList } = destination;
  const client = await connectTo(connection);
  const db = createDatabase(connection, log);
  try {
    await claim(client, files);
    const layQueue = () => prepareJobs(db, log, jobList);
    await migrate(connection, migrations, layQueue);
    for (const file of manifest.files) await restoreFile(file, destination, target);
    for (const { name, bytes } of keys) await createDurably(path.join(dataDir, name), bytes);
    await refuseOtherKeys(keys, dataDir);
    let droppedJobs = 0;
    await inTransaction(
      client,
      () => 'The restore',
      async () => {
        await client.query(UNHURRIED);
        await client.query(SESSION);
        await restoreFunctions(client, manifest, target);
        await restoreTables(client, manifest, target);
        droppedJobs = await restoreQueue(client, manifest, target);
        await client.query(`drop table ${UNFINISHED}`);
      },
    );
    // Newer tables, functions and triggers.
    await migrate(connection, undefined, layQueue);
    return {
      rows: rowsOf(manifest),
      tables: manifest.tables.length,
      files: manifest.files.length,
      missing: manifest.missing.length,
      droppedJobs,
    };
  } finally {
    await db.destroy();
    await client.end();
  }
}

/** Migrations of this program that the backup had. */
async function migrationsOf({ migrations }: Manifest) {
  const known = new Map((await readMigrations()).map((migration) => [migration.name, migration]));
  return migrations.map(({ name, checksum }) => {
    const found = known.get(name);
    if (!found) {
      throw new StartupError(`The backup is of a newer version of this program (it has ${name}); update the program`);
    }
    if (!hasStatementsOf(found, checksum))
      throw new StartupError(`Migration ${name} differs from the one of the backup`);
    return found;
  });
}

/** Held while a backup is restored; any number will do that no other lock has. */
const LOCK = 7_236_635;

/** Empties what an earlier restore has left, and refuses anything else. */
async function claim(client: pg.Client, files: FileStore) {
  try {
    await client.query('begin');
    // A server that starts at this moment lays its tables before, and they are refused, or sees afterwards that it may not.
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    if (await isRestoreUnfinished(client)) {
      await client.query('drop schema if exists pgboss cascade');
      await client.query('drop schema public cascade');
      await client.query('create schema public');
    } else {
      const { rows } = await client.query<{ count: string }>(
        `select count(*) from pg_class
         where relnamespace::regnamespace::text in ('public', 'pgboss') and relkind in ('r', 'p', 'v', 'm', 'S')`,
      );
      if (Number(rows[0]?.count) > 0) throw new StartupError('The database holds data: a restore needs an empty one');
      for await (const key of files.list()) {
        throw new StartupError(`There are files already (${key}): a restore needs an empty folder or bucket`);
      }
    }
    await client.query(`create table ${UNFINISHED} (started_at timestamptz not null default now())`);
    await client.query('commit');
  } catch (error) {
    // A connection that broke has nothing to roll back.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Functions of the backup in place of those that migrations made: columns are computed, and rows checked, as they were.
 * Those that need what newer text lays, such as an aggregate, are made when the program starts.
 */
async function restoreFunctions(client: pg.Client, { functions }: Manifest, target: BackupTarget) {
  let waiting = JSON.parse((await read(functions, target)).toString()) as string[];
  await client.query('set local check_function_bodies = off');
  for (let before = Infinity; waiting.length > 0 && waiting.length < before;) {
    before = waiting.length;
    const refused: string[] = [];
    for (const definition of waiting) {
      await client.query('savepoint one');
      try {
        await client.query(definition);
      } catch {
        // It may name one that comes later.
        refused.push(definition);
        await client.query('rollback to savepoint one');
      }
      await client.query('release savepoint one');
    }
    waiting = refused;
  }
}

const read = async ({ objects }: { readonly objects: readonly string[] }, target: BackupTarget) =>
  Buffer.concat(await Promise.all(objects.map((id) => target.get(id))));

async function restoreTables(client: pg.Client, manifest: Manifest, target: BackupTarget) {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  tables.delete(UNFINISHED);
  const stored = new Set(manifest.tables.map(({ name }) => name));
  const differing = [...tables.keys()].filter((name) => !stored.has(name));
  differing.push(...[...stored].filter((name) => !tables.has(name)));
  if (differing.length > 0)
    throw new StartupError(`The tables of the backup are not those of its version: ${differing.join(', ')}`);

  // Foreign keys come back when all rows are there, and are checked then.
  const foreignKeys = await listForeignKeys(client);
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  await client.query(`truncate ${[...tables.keys()].join(', ')}`);
  for (const rows of manifest.tables) {
    await client.query(`alter table ${rows.name} disable trigger user`);
    await copyIn(client, rows.name, rows, (id) => target.get(id));
  }
  for (const { name, value } of manifest.sequences) await client.query('select setval($1, $2::bigint)', [name, value]);
  for (const rows of manifest.tables) {
    if (!(await holdsRows(client, tables.get(rows.name)!, rows, (id) => target.get(id)))) {
      throw new StartupError(`Rows of ${rows.name} differ from the backup`);
    }
    await client.query(`alter table ${rows.name} enable trigger user`);
  }
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

async function listForeignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select quote_ident(c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and k.contype = 'f' and k.conparentid = 0
    order by c.relname, k.conname`);
  return rows;
}

/** Answers how many waiting jobs were left out: the tables of another version of the queue do not fit them. */
async function restoreQueue(client: pg.Client, { queue }: Manifest, target: BackupTarget) {
  if (!queue) return 0;
  const here = await listQueue(client);
  if (here?.version !== queue.version) return queue.rows;
  // A kind of job that this version does not have any more has no place in the queue.
  await client.query(`create temporary table waiting_jobs (like ${QUEUE}) on commit drop`);
  await copyIn(client, 'waiting_jobs', queue, (id) => target.get(id));
  const columns = queue.columns.join(', ');
  const { rowCount } = await client.query(
    `insert into ${QUEUE} (${columns}) select ${columns} from waiting_jobs where name in (select name from pgboss.queue)`,
  );
  return queue.rows - (rowCount ?? 0);
}

async function restoreFile(
  { key, sha256, objects }: StoredFile,
  { files, dataDir }: Destination,
  target: BackupTarget,
) {
  const hash = createHash('sha256');
  if (objects.length <= 1) {
    const bytes = await read({ objects }, target);
    refuseDifferent(hash.update(bytes).digest('hex'));
    await files.put(key, bytes);
    return refuseDifferent(await storedSha256());
  }
  // A file larger than a piece does not pass through memory as a whole.
  const temporary = path.join(dataDir, `${key}.restore`);
  const file = await open(temporary, 'w', 0o600);
  try {
    for (const id of objects) {
      const bytes = await target.get(id);
      hash.update(bytes);
      // Unlike `write`, this ends when all of it is written.
      await file.writeFile(bytes);
    }
    refuseDifferent(hash.digest('hex'));
    await files.put(key, { path: temporary });
    refuseDifferent(await storedSha256());
  } finally {
    await file.close();
    await rm(temporary, { force: true });
  }

  async function storedSha256() {
    return (await digestOf(files, key))?.sha256.toString('hex');
  }
  function refuseDifferent(found: string | undefined) {
    if (found !== sha256) throw new StartupError(`File ${key} differs from the backup`);
  }
}

type Key = { readonly name: string; readonly bytes: Buffer };

const keysOf = ({ keys }: Manifest, target: BackupTarget): Promise<Key[]> =>
  Promise.all(keys.map(async ({ name, objects }) => ({ name, bytes: await read({ objects }, target) })));

async function refuseOtherKeys(keys: readonly Key[], dataDir: string) {
  for (const { name, bytes } of keys) {
    const file = path.join(dataDir, name);
    if (existsSync(file) && !bytes.equals(await readFile(file))) {
      throw new StartupError(`There is a key already: remove ${file} first`);
    }
  }
}
