import { randomUUID } from 'node:crypto';
import { chmod, copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file whole or not at all, for its owner alone; once this resolves it survives a power cut. */
export async function writeDurably(target: string, bytes: Uint8Array | string) {
  const folder = path.dirname(target);
  await makeDurably(folder);
  const temporary = `${target}.part`;
  await writeSynced(temporary, bytes);
  await rename(temporary, target);
  await syncFolder(folder);
}

/** The same unless it is there already: then it stays as it is, and false is answered. */
export async function createDurably(target: string, bytes: Uint8Array | string): Promise<boolean> {
  const folder = path.dirname(target);
  await makeDurably(folder);
  const temporary = `${target}.${randomUUID()}.part`;
  await writeSynced(temporary, bytes);
  try {
    await link(temporary, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(temporary);
  }
  await syncFolder(folder);
  return true;
}

async function writeSynced(target: string, bytes: Uint8Array | string) {
  const file = await open(target, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Others must not read a file, whatever copied or restored it. */
export async function keepPrivate(file: string) {
  if (process.platform === 'win32') return;
  if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600);
}

/** The same with a file that is there already, and is there no longer. */
export async function moveDurably(from: string, target: string) {
  const folder = path.dirname(target);
  await makeDurably(folder);
  await sync(from);
  await rename(from, target).catch(async (error: NodeJS.ErrnoException) => {
    // Files and what is on its way to them may be mounted apart.
    if (error.code !== 'EXDEV') throw error;
    const temporary = `${target}.part`;
    await copyFile(from, temporary);
    await sync(temporary);
    await rename(temporary, target);
    await rm(from);
  });
  await syncFolder(folder);
}

async function sync(file: string) {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Makes a folder, and those above it that are missing, for their owner alone; it survives a power cut too. */
export async function makeDurably(folder: string) {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  // A new folder is only on disk once the one it lies in is, up to the first that had been there.
  const top = path.dirname(path.resolve(first));
  for (let at = path.resolve(folder); at !== top; at = path.dirname(at)) await syncFolder(path.dirname(at));
}

/** A rename is only on disk once its folder is. */
export async function syncFolder(folder: string) {
  // Windows cannot open a folder; its file system orders the rename by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
