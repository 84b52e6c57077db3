import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { type Db, databaseOn } from '../db/client.ts';
import { columnParsers } from '../db/connection/column-parsers.ts';
import { connectTo, holdingLock, UNHURRIED } from '../db/held-lock.ts';
import { isRestoreUnfinished } from '../db/migrate.ts';
import { isMissing } from '../files/storage/check-files.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { allByteRows, type ByteRow } from '../files/storage/rows-of-bytes.ts';
import { isUuid } from '../lib/ids.ts';
import { StartupError } from '../lib/startup-error.ts';
import type { BackupTarget } from './backup-target.ts';
import type { Manifest, StoredFile, StoredRows } from './manifest.ts';
import {
  copyOut,
  listFunctions,
  listQueue,
  listSequences,
  listTables,
  queryOf,
  SESSION,
  type Table,
} from './stored-tables.ts';

/** Held while a backup is made; any number will do that no other lock has. */
const LOCK = 7_236_634;
/** Pieces of a file; one fits in memory several times. */
const PIECE_BYTES = 2 ** 22;
/** Keys of the data folder without which sessions end, and secrets in the database can't be read. */
export const KEY_FILES = ['secrets.json', 'vapid.json', 'data-key.json'];

export type Source = {
  readonly connection: pg.PoolConfig;
  readonly files: FileStore;
  readonly dataDir: string;
  /**
   * Files that are copied: by default those that rows name, and none where they stay in place. Tables of an earlier version
   * are not asked: then it is all that are there, and content that the newest backup has makes no other one.
   */
  readonly copies?: 'named' | 'all' | 'none';
};

export type MadeBackup = { readonly name: string; readonly manifest: Manifest; readonly damaged: readonly string[] };

type Options = { readonly now: Date; readonly keep: number };

/**
 * Makes a backup and removes those beyond the newest `keep`. None is removed while files are lost: an older one may have them.
 *
 * @param open opens the target while no other backup changes it
 * @throws StartupError when another backup of the same database is being made
 */
export const backUp = (source: Source, open: () => Promise<BackupTarget>, { now, keep }: Options) =>
  holdingLock(
    source.connection,
    { lock: LOCK, busy: 'Another backup of this database is being made; wait for it to end' },
    async (stillHeld) => {
      const target = await open();
      const made = await makeBackup(source, target, now);
      const lost = [...made.manifest.missing, ...made.damaged];
      await stillHeld();
      const pruned = lost.length > 0 ? { removed: 0 } : await prune(target, keep);
      return { ...made, ...pruned, target, lost };
    },
  );

/** A damaged older backup is told, and is no reason to make the new one again. */
async function prune(target: BackupTarget, keep: number): Promise<{ removed: number; complaint?: string }> {
  try {
    return { removed: await target.prune(keep) };
  } catch (error) {
    if (error instanceof StartupError) return { removed: 0, complaint: error.message };
    throw error;
  }
}

/** Copies the database as it is at one moment, and the files that it names, while others work on it. */
export async function makeBackup(source: Source, target: BackupTarget, now: Date): Promise<MadeBackup> {
  const client = await connectTo({ ...source.connection, types: columnParsers });
  try {
    const db = databaseOn(client);
    const { copies = 'named' } = source;
    const rows = await storeDatabase(client, target);
    const byteRows: ByteRow[] = [];
    if (copies === 'named') for await (const row of allByteRows(db)) byteRows.push(row);
    // Files take hours: migrations and the removal of old rows need not wait for them.
    await client.query('commit');
    const { files, absent, damaged } =
      copies === 'all' ? await storeAllFiles(source.files, target) : await storeFiles(source.files, byteRows, target);
    const manifest: Manifest = {
      format: 1,
      at: now.toISOString(),
      ...rows,
      files,
      missing: copies === 'named' ? await stillNamed(db, absent) : [],
      keys: await storeKeys(source.dataDir, target),
    };
    const newest = target.names().at(-1);
    // Starts that fail one after the other find the same again and again.
    if (copies === 'all' && newest !== undefined && (await isInBackup(manifest, target, newest)))
      return { name: newest, manifest, damaged };
    const name = nameOf(now, newest);
    await target.writeManifest(name, manifest);
    return { name, manifest, damaged };
  } finally {
    await client.end();
  }
}

/** True for a backup with the same content, whenever it was made. A damaged one has none. */
async function isInBackup(manifest: Manifest, target: BackupTarget, name: string) {
  const found = await target.readManifest(name).catch((error: unknown) => {
    if (error instanceof StartupError) return undefined;
    throw error;
  });
  return found !== undefined && isDeepStrictEqual({ ...found, at: '' }, { ...manifest, at: '' });
}

type DatabasePart = Pick<Manifest, 'migrations' | 'functions' | 'tables' | 'queue' | 'sequences'>;

/** Copies all rows in a transaction, which stays open. */
async function storeDatabase(client: pg.Client, target: BackupTarget): Promise<DatabasePart> {
  const locked = await beginWithTables(client);
  await client.query(SESSION);
  const migrations = await listMigrations(client);
  const found = await listTables(client);
  if (namesIn(found) !== namesIn(locked)) throw new StartupError('The tables were changed just now: back up again');
  const functions = { objects: [await target.put(Buffer.from(JSON.stringify(await listFunctions(client))))] };
  const tables: Manifest['tables'][number][] = [];
  for (const table of found) {
    const stored = await storeRows(client, target, { columns: table.columns, query: queryOf(table) });
    tables.push({ name: table.name, ...stored });
  }
  const waiting = await listQueue(client);
  const queue = waiting ? { version: waiting.version, ...(await storeRows(client, target, waiting)) } : null;
  // Sequences know no snapshot: read last, they are past every row that was copied.
  return { migrations, functions, tables, queue, sequences: await listSequences(client) };
}

/** '20261130T051233123Z': sorts by time. It is past the newest backup, also where the clock was set back. */
function nameOf(now: Date, newest: string | undefined) {
  const digits = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/;
  const last = newest === undefined ? -Infinity : Date.parse(newest.replace(digits, '$1-$2-$3T$4:$5:$6.$7Z'));
  return new Date(Math.max(now.getTime(), last + 1)).toISOString().replaceAll(/[-:.]/g, '');
}

const namesIn = (tables: readonly Table[]) => tables.map(({ name }) => name).join();

/**
 * Begins a transaction whose snapshot is taken when no migration can change the tables any more: one that rewrites a table
 * would leave it empty for an older snapshot. Answers the tables.
 */
async function beginWithTables(client: pg.Client) {
  await refuseWithoutTables(client);
  const tables = await listTables(client);
  await client.query('begin isolation level repeatable read read only');
  // These two take no snapshot.
  await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
  await client.query(`lock table migrations, ${tables.map(({ name }) => name).join(', ')} in access share mode`);
  await client.query(UNHURRIED);
  return tables;
}

async function refuseWithoutTables(client: pg.Client) {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('migrations') is not null as exists`);
  if (!rows[0]?.exists) {
    throw new StartupError('The database has no tables of this program yet: there is nothing to back up');
  }
  if (await isRestoreUnfinished(client)) {
    throw new StartupError('The restore of this database was cut off: run "npm run restore" again');
  }
}

async function listMigrations(client: pg.Client) {
  const query = 'select name, checksum from migrations order by name';
  return (await client.query<{ name: string; checksum: string }>(query)).rows;
}

type Query = { readonly columns: readonly string[]; readonly query: string };

async function storeRows(client: pg.Client, target: BackupTarget, { columns, query }: Query): Promise<StoredRows> {
  const objects: string[] = [];
  let [rows, bytes] = [0, 0];
  for await (const piece of copyOut(client, query)) {
    objects.push(await target.put(piece.bytes));
    rows += piece.rows;
    bytes += piece.bytes.length;
  }
  return { columns, rows, bytes, objects };
}

async function storeFiles(files: FileStore, rows: readonly ByteRow[], target: BackupTarget) {
  const stored: StoredFile[] = [];
  const [absent, damaged]: [string[], string[]] = [[], []];
  for (const { id, size, sha256 } of rows) {
    const file = await storeFile(files, id, target);
    if (!file) absent.push(id);
    else {
      stored.push(file);
      if (file.size !== size || file.sha256 !== sha256.toString('hex')) damaged.push(id);
    }
  }
  return { files: stored, absent, damaged };
}

async function storeAllFiles(files: FileStore, target: BackupTarget) {
  const stored: StoredFile[] = [];
  for await (const key of files.list()) {
    // An unfinished write is called like its file, with an ending.
    const file = isUuid(key) && (await storeFile(files, key, target));
    if (file) stored.push(file);
  }
  return { files: stored, absent: [], damaged: [] };
}

/** Those of the files that a row names by now; one that was removed in the meantime has none. */
async function stillNamed(db: Db, ids: readonly string[]) {
  const absent = new Set(ids);
  const missing: string[] = [];
  if (absent.size > 0) for await (const { id } of allByteRows(db)) if (absent.has(id)) missing.push(id);
  return missing;
}

async function storeFile(files: FileStore, key: string, target: BackupTarget): Promise<StoredFile | undefined> {
  const hash = createHash('sha256');
  const objects: string[] = [];
  let size = 0;
  try {
    for await (const piece of filePieces(await files.open(key))) {
      hash.update(piece);
      size += piece.length;
      objects.push(await target.put(piece));
    }
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  return { key, size, sha256: hash.digest('hex'), objects };
}

async function* filePieces(stream: AsyncIterable<Buffer>) {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    parts.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    const bytes = Buffer.concat(parts);
    const whole = bytes.length - (bytes.length % PIECE_BYTES);
    for (let at = 0; at < whole; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
    [parts, size] = [[bytes.subarray(whole)], bytes.length - whole];
  }
  if (size > 0) yield Buffer.concat(parts);
}

async function storeKeys(dataDir: string, target: BackupTarget) {
  if (!target.isEncrypted) return [];
  const found = KEY_FILES.filter((name) => existsSync(path.join(dataDir, name)));
  return Promise.all(
    found.map(async (name) => ({ name, objects: [await target.put(await readFile(path.join(dataDir, name)))] })),
  );
}
