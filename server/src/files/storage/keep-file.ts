import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileStore, Source } from './file-store.ts';
import { newId } from '../../lib/ids.ts';

/** Metadata of a stored file, for its row. */
export type KeptFile = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly sha256: Buffer;
};

type About = { readonly name: string; readonly type: string; readonly source: Source };

/**
 * Puts bytes into the store and answers what their row will say. Bytes come first, so that no row ever points at
 * nothing; bytes whose row is never written are swept (see `sweep.ts`).
 */
export async function keepFile(files: FileStore, { name, type, source }: About): Promise<KeptFile> {
  const id = newId();
  const kept = { id, name, type, size: await sizeOf(source), sha256: await sha256Of(source) };
  await files.put(id, source);
  return kept;
}

const sizeOf = async (source: Source) =>
  source instanceof Uint8Array ? source.length : (await stat(source.path)).size;

async function sha256Of(source: Source) {
  const hash = createHash('sha256');
  if (source instanceof Uint8Array) return hash.update(source).digest();
  await pipeline(createReadStream(source.path), hash);
  return hash.digest();
}
