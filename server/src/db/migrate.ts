import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartupError } from '../lib/startup-error.ts';
import { connectTo } from './held-lock.ts';
import { hasStatementsOf } from './earlier-checksums.ts';
import { applyFunctionsAndTriggers, readFunctionsAndTriggers } from './functions-and-triggers.ts';
import { rewritesRows } from './rewrites-rows.ts';
import { inTransaction, readSql } from './run-sql.ts';

export interface Migration {
  /** File name without `.sql`, such as `0001_accounts`. */
  name: string;
  sql: string;
  /** sha256 of the text with LF line ends. */
  checksum: string;
}

/** Lies beside this file in the sources, and beside the bundle once built. */
const FOLDER = join(import.meta.dirname, 'migrations');

/** Any number will do, as long as every version of the program takes the same one. */
export const MIGRATION_LOCK = 7_236_633;

const OLDEST_SERVER = 150_000;

/** Table that exists while a backup is being restored. */
export const UNFINISHED = 'restore_unfinished';

export async function readMigrations(folder: string = FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_.+\.sql$/.test(file)).sort();
  return Promise.all(files.map((file) => readMigration(folder, file)));
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  return { name: file.slice(0, -'.sql'.length), ...(await readSql(join(folder, file))) };
}

/**
 * Brings the database to this program's tables, functions and triggers. Safe to run from several processes at once.
 *
 * @param migrations a part of the migrations, for tests of one of them: functions and triggers stay as these leave them
 * @param alsoLay lays what else is laid once, such as the tables of the job queue; nobody else does at the same time
 * @param beforeRewriting runs before anything is changed where rows that are there may be changed; its error ends the start
 * @returns the names of the migrations that ran now
 * @throws StartupError when the database can't be reached, is newer than this program, was not restored to the end, or a
 *   migration fails
 */
export async function migrate(
  connection: pg.ClientConfig,
  migrations?: Migration[],
  alsoLay?: () => Promise<void>,
  beforeRewriting?: (names: readonly string[]) => Promise<void>,
): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  const client = await connectTo({ ...connection, statement_timeout: 0 });
  try {
    await refuseOldServer(client);
    // A backup before migrations takes hours, in which this connection asks nothing.
    await client.query('set idle_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (!migrations && (await isRestoreUnfinished(client))) {
      throw new StartupError('The restore of this database was cut off: run "npm run restore" again');
    }
    await createMissingUuidv7(client);
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { waiting, isNew } = await findWaiting(client, wanted);
    const rewriting = isNew ? [] : waiting.filter(({ sql }) => rewritesRows(sql)).map(({ name }) => name);
    if (rewriting.length > 0) await beforeRewriting?.(rewriting);
    for (const migration of waiting) await run(client, migration);
    if (!migrations) await applyFunctionsAndTriggers(client, await readFunctionsAndTriggers());
    await alsoLay?.();
    return waiting.map(({ name }) => name);
  } finally {
    // Ends the session, and the lock with it.
    await client.end();
  }
}

/** True for a database that holds a part of a backup. */
export async function isRestoreUnfinished(client: pg.Client) {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass($1) is not null as exists`, [
    UNFINISHED,
  ]);
  return rows[0]?.exists === true;
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  if (Number(rows[0]?.version) < OLDEST_SERVER) throw new StartupError('The database must be PostgreSQL 15 or newer');
}

/**
 * PostgreSQL has `uuidv7()` from 18 on, and migration 0039 uses it. As there, 48 bits of milliseconds are followed by 12
 * bits of their fraction (RFC 9562, section 6.2, method 3): rows that one transaction writes are in order by id.
 */
async function createMissingUuidv7(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regprocedure('uuidv7()') is not null as exists`);
  if (rows[0]?.exists) return;
  await client.query(`
    create function uuidv7() returns uuid language sql volatile parallel safe as $$
      select (
        lpad(to_hex(us / 1000), 12, '0') || '7' || lpad(to_hex(us % 1000 * 4096 / 1000), 3, '0')
        || right(replace(gen_random_uuid()::text, '-', ''), 16)
      )::uuid
      from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as us) as now
    $$`);
}

async function findWaiting(client: pg.Client, wanted: Migration[]) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  );
  const known = new Map(wanted.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of rows) {
    const migration = known.get(name);
    if (!migration)
      throw new StartupError(`The database is of a newer version of this program (it has ${name}); update the program`);
    if (!hasStatementsOf(migration, checksum)) {
      throw new StartupError(
        `Migration ${name} was changed after it ran on this database; restore it and add a new one`,
      );
    }
  }
  const applied = new Set(rows.map(({ name }) => name));
  return { waiting: wanted.filter(({ name }) => !applied.has(name)), isNew: applied.size === 0 };
}

const run = (client: pg.Client, { name, sql, checksum }: Migration) =>
  inTransaction(
    client,
    () => `Migration ${name}`,
    async () => {
      await client.query(sql);
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    },
  );
