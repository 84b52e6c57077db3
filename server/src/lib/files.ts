import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Where bytes lie: a folder here, an S3-compatible store by configuration later. Keys are our own ids. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  open(key: string): Readable;
  size(key: string): Promise<number | undefined>;
  remove(key: string): Promise<void>;
  /** Every key that is there, for the sweep of orphans. */
  list(): AsyncIterable<string>;
};

/** Files in `folder`, spread over 256 subfolders. What `put` has acknowledged survives a power cut. */
export async function folderStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The random end of a UUIDv7, not its time, so that the subfolders fill evenly.
  const folderOf = (key: string) => path.join(folder, key.slice(-2));
  const pathOf = (key: string) => path.join(folderOf(key), key);

  return {
    async put(key, bytes) {
      await mkdir(folderOf(key), { recursive: true, mode: 0o700 });
      const temporary = `${pathOf(key)}.part`;
      const file = await open(temporary, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, pathOf(key));
      await syncFolder(folderOf(key));
    },
    open: (key) => createReadStream(pathOf(key)),
    size: async (key) => (await stat(pathOf(key)).catch(() => undefined))?.size,
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) yield entry.name;
    },
  };
}

/** A rename is only on disk once its folder is. */
async function syncFolder(folder: string) {
  // Windows cannot open a folder; its file system orders the rename by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
