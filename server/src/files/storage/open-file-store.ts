import path from 'node:path';
import type { Config } from '../../config.ts';
import { StartupError } from '../../lib/startup-error.ts';
import { s3Store } from './s3-store.ts';
import { type FileStore, folderStore } from './file-store.ts';

/** Opens the configured file store. @throws StartupError when the folder can't be written to */
export async function openFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (s3) return s3Store(s3);
  try {
    return await folderStore(path.join(dataDir, 'files'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`Cannot write to the data folder ${dataDir} (${code})`, { cause: error });
  }
}
