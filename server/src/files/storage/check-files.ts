import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../lib/ids.ts';
import type { FileStore } from './file-store.ts';
import { allByteRows } from './rows-of-bytes.ts';
import { idIn, knownAmong } from './sweep-files.ts';

/** Ids of inconsistent files. */
export type Findings = {
  readonly checked: number;
  /** A row says that they are there. */
  readonly missing: readonly string[];
  /** Bytes that differ from the size or checksum in the row. */
  readonly damaged: readonly string[];
  /** Files without a row; a recent one may still be waiting for its row. */
  readonly orphans: readonly string[];
};

const batch = 1000;

/** Compares what the database says of bytes with the bytes, both ways. A store that is away is thrown, and no finding. */
export async function checkFiles(db: Db, files: FileStore): Promise<Findings> {
  const [missing, damaged, orphans]: [string[], string[], string[]] = [[], [], []];
  let checked = 0;
  for await (const { id, size, sha256 } of allByteRows(db)) {
    checked += 1;
    const found = await digestOf(files, id);
    if (!found) missing.push(id);
    else if (found.size !== size || !found.sha256.equals(sha256)) damaged.push(id);
  }

  const keys: string[] = [];
  for await (const key of files.list()) if (isUuid(idIn(key))) keys.push(key);
  for (let at = 0; at < keys.length; at += batch) {
    const some = keys.slice(at, at + batch);
    const known = await knownAmong(db, some);
    orphans.push(...some.filter((key) => !known.has(key)));
  }
  return { checked, missing, damaged, orphans };
}

/** Size and checksum of a file, unless it is missing. */
export async function digestOf(files: FileStore, key: string) {
  const hash = createHash('sha256');
  let size = 0;
  try {
    const stream = await files.open(key);
    stream.on('data', (bytes: Buffer) => (size += bytes.length));
    await pipeline(stream, hash);
    return { size, sha256: hash.digest() };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** True for the "not found" error of a folder and of an S3-compatible store. */
export function isMissing(error: unknown): boolean {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: unknown };
  return code === 'ENOENT' || name === 'NoSuchKey' || (cause !== undefined && isMissing(cause));
}
