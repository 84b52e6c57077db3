import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Transaction, sql } from 'kysely';
import type pg from 'pg';
import { createDatabase, type Db } from '../db/client.ts';
import { Connection } from '../db/connection/connection.ts';
import type { DB } from '../db/tables.ts';
import { isMissing } from '../files/storage/check-files.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { allByteRows } from '../files/storage/rows-of-bytes.ts';
import type { Log } from '../lib/log.ts';
import { StartupError } from '../lib/startup-error.ts';
import type { BackupTarget } from './backup-target.ts';
import type { Manifest, StoredFile, StoredRows } from './manifest.ts';
import { copyOut, listQueue, listSequences, listTables, queryOf, SESSION } from './stored-tables.ts';

/** Held while a backup is made; any number will do that no other lock has. */
const LOCK = 7_236_634;
/** Pieces of a file; one fits in memory several times. */
const PIECE_BYTES = 2 ** 22;
/** Keys of the data folder without which sessions end, and secrets in the database can't be read. */
export const KEY_FILES = ['secrets.json', 'vapid.json', 'data-key.json'];

/** A copy takes as long as it takes. */
const UNHURRIED = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

export type Source = {
  readonly connection: pg.PoolConfig;
  readonly files: FileStore;
  readonly dataDir: string;
  readonly log: Log;
};

export type MadeBackup = { readonly name: string; readonly manifest: Manifest; readonly damaged: readonly string[] };

/**
 * Copies the database as it is at one moment, and the files that it names, while others work on it.
 *
 * @throws StartupError when another backup of the same database is being made
 */
export async function makeBackup(source: Source, target: BackupTarget, now: Date): Promise<MadeBackup> {
  const client = new Connection({ ...source.connection, ...UNHURRIED });
  await client.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [LOCK]);
    if (!rows[0]?.locked) throw new StartupError('Another backup of this database is being made; wait for it to end');
    await client.query(SESSION);
    await client.query('begin isolation level repeatable read read only');
    const migrations = await listMigrations(client);
    const { snapshot } = (await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')).rows[0]!;
    const tables: Manifest['tables'][number][] = [];
    for (const table of await listTables(client)) {
      const stored = await storeRows(client, target, { columns: table.columns, query: queryOf(table) });
      tables.push({ name: table.name, ...stored });
    }
    const waiting = await listQueue(client);
    const queue = waiting ? { version: waiting.version, ...(await storeRows(client, target, waiting)) } : null;
    const found = await storeFiles(source, target, snapshot);
    const manifest: Manifest = {
      format: 1,
      at: now.toISOString(),
      migrations,
      tables,
      queue,
      // Sequences know no snapshot: read last, they are past every row that was copied.
      sequences: await listSequences(client),
      files: found.files,
      missing: found.missing,
      keys: await storeKeys(source.dataDir, target),
    };
    const name = nameOf(now);
    await target.writeManifest(name, manifest);
    return { name, manifest, damaged: found.damaged };
  } finally {
    // Ends the session, and the lock with it.
    await client.end();
  }
}

/** '20261130T051233123Z': sorts by time. */
const nameOf = (now: Date) => now.toISOString().replaceAll(/[-:.]/g, '');

async function listMigrations(client: pg.Client) {
  const { rows } = await client
    .query<{ name: string; checksum: string }>('select name, checksum from migrations order by name')
    .catch((error: unknown) => {
      throw new StartupError('The database has no tables of this program yet: there is nothing to back up', {
        cause: error,
      });
    });
  return rows;
}

type Query = { readonly columns: readonly string[]; readonly query: string };

async function storeRows(client: pg.Client, target: BackupTarget, { columns, query }: Query): Promise<StoredRows> {
  const objects: string[] = [];
  let rows = 0;
  for await (const piece of copyOut(client, query)) {
    objects.push(await target.put(piece.bytes));
    rows += piece.rows;
  }
  return { columns, rows, objects };
}

async function storeFiles({ connection, files, log }: Source, target: BackupTarget, snapshot: string) {
  const db = createDatabase({ ...connection, ...UNHURRIED, max: 2 }, log);
  const stored: StoredFile[] = [];
  const [absent, damaged]: [string[], string[]] = [[], []];
  try {
    await inSnapshot(db, snapshot, async (trx) => {
      for await (const { id, size, sha256 } of allByteRows(trx)) {
        const file = await storeFile(files, id, target);
        if (!file) absent.push(id);
        else {
          stored.push(file);
          if (file.size !== size || file.sha256 !== sha256.toString('hex')) damaged.push(id);
        }
      }
    });
    // A file that was removed in the meantime has no row any more.
    const missing: string[] = [];
    if (absent.length > 0) for await (const { id } of allByteRows(db)) if (absent.includes(id)) missing.push(id);
    return { files: stored, missing, damaged };
  } finally {
    await db.destroy();
  }
}

/** Runs `work` on what another transaction sees. */
const inSnapshot = (db: Db, snapshot: string, work: (trx: Transaction<DB>) => Promise<void>) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set transaction snapshot ${sql.lit(snapshot)}`.execute(trx);
      await work(trx);
    });

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
