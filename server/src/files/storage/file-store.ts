import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { makeDurably, moveDurably, writeDurably } from '../../lib/files/durable-file.ts';

/** Bytes that are here, or a file of ours that may be taken away. */
export type Source = Uint8Array | { readonly path: string };

/** Store of bytes: a local folder, or an S3-compatible store if configured. Keys are our own ids. */
export type FileStore = {
  put(key: string, source: Source): Promise<void>;
  /** Throws where there is nothing, before anything is said to whoever waits for it. */
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Every key that is there, for the sweep of orphans. */
  list(): AsyncIterable<string>;
};

/** Files in `folder`, spread over 256 subfolders. An acknowledged `put` survives a power cut. */
export async function folderStore(folder: string): Promise<FileStore> {
  await makeDurably(folder);
  // The random end of a UUIDv7, not its time, so that the subfolders fill evenly. What an unfinished write leaves
  // is called like its target with an ending, so it is found in the same place.
  const pathOf = (key: string) => path.join(folder, key.slice(34, 36), key);

  return {
    put: (key, source) =>
      source instanceof Uint8Array ? writeDurably(pathOf(key), source) : moveDurably(source.path, pathOf(key)),
    open: async (key) => (await open(pathOf(key))).createReadStream(),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) yield entry.name;
    },
  };
}
