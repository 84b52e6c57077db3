import type { Db } from '../../db/client.ts';
import { householdKeyBatches } from '../../db/household-keys.ts';
import { bytesOfExports } from '../export-files.ts';
import { rowsOfBytes } from '../file-rows.ts';
import { bytesOfPictures } from '../person-pictures.ts';
import { bytesOfTickets } from '../ticket-files.ts';
import { pendingUploadBytes } from '../uploads/pending-uploads.ts';

/** Id, size and checksum of a file, as the database has them. */
export type ByteRow = { readonly id: string; readonly size: number; readonly sha256: Buffer };

/** Rows of all files, whatever they belong to. */
export async function* allByteRows(db: Db): AsyncGenerator<ByteRow> {
  for await (const homes of householdKeyBatches(db)) yield* await rowsOfBytes(db, homes);
  yield* await pendingUploadBytes(db);
  yield* await bytesOfPictures(db);
  yield* await bytesOfExports(db);
  yield* await bytesOfTickets(db);
}
