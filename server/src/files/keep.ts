import { createHash } from 'node:crypto';
import type { FileStore } from './store.ts';
import { newId } from '../lib/ids.ts';

/** What a row says of bytes that are in the store. */
export type KeptFile = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly sha256: Buffer;
};

/**
 * Puts bytes into the store and answers what their row will say. Bytes come first, so that no row ever points at
 * nothing; bytes whose row is never written are swept (see `sweep.ts`).
 */
export async function keepFile(
  files: FileStore,
  { name, type, bytes }: { readonly name: string; readonly type: string; readonly bytes: Uint8Array },
): Promise<KeptFile> {
  const id = newId();
  await files.put(id, bytes);
  return { id, name, type, size: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
}
