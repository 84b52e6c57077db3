import type { Db } from '../../db/client.ts';
import { isUuid } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import { idsOfExports } from '../export-files.ts';
import { idsOfPictures } from '../person-pictures.ts';
import { idsWithRow } from '../file-rows.ts';
import { idsOfTickets, sweepTicketFiles } from '../ticket-files.ts';
import { pendingUploadIds, sweepPendingUploads } from '../uploads/pending-uploads.ts';
import type { FileStore } from './file-store.ts';

const dayMs = 86_400_000;
const batch = 1000;

type Context = {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: () => Date;
  readonly log: Log;
};

/**
 * Removes bytes that no row names: a process that ends between bytes and row leaves them, and so does an unfinished
 * write. A file younger than a day may still be waiting for its row.
 */
export async function sweepFiles({ db, files, clock, log }: Context) {
  let ended = await sweepPendingUploads(db, clock());
  ended += await sweepTicketFiles(db, new Date(clock().getTime() - dayMs));
  const before = clock().getTime() - dayMs;
  const old: string[] = [];
  for await (const key of files.list()) if (isUuid(idIn(key)) && madeAt(key) < before) old.push(key);
  let removed = 0;
  for (let at = 0; at < old.length; at += batch) {
    const keys = old.slice(at, at + batch);
    const known = await knownAmong(db, keys);
    const orphans = keys.filter((key) => !known.has(key));
    for (const key of orphans) await files.remove(key);
    removed += orphans.length;
  }
  log.info({ removed, ended, seen: old.length }, 'files swept');
}

/** Keys among these that a row refers to. */
export async function knownAmong(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = keys.map(idIn);
  const kinds = [idsWithRow, pendingUploadIds, idsOfPictures, idsOfExports, idsOfTickets];
  const known = await Promise.all(kinds.map((idsAmong) => idsAmong(db, ids)));
  return new Set(known.flatMap((some) => Array.from(some)));
}

/** An unfinished write has an ending behind the id. */
export const idIn = (key: string) => key.slice(0, 36);

/** The first 48 bits of a UUIDv7 are milliseconds. */
const madeAt = (key: string) => Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16);
