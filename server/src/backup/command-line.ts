import type { Config } from '../config.ts';
import { StartupError } from '../lib/startup-error.ts';

/** Place of backups that the command line names, or the settings. */
export function placeOf({ backupTo }: Pick<Config, 'backupTo'>, command: 'backup' | 'restore') {
  const place = process.argv[2] ?? backupTo;
  if (!place) throw new StartupError(`Name a folder or s3://BUCKET: npm run ${command} -- PLACE, or set BACKUP_TO`);
  return place;
}

const reasons: Record<string, string> = {
  ENOSPC: 'no space is left',
  EDQUOT: 'no space is left',
  EROFS: 'it is read-only',
  EACCES: 'it may not be written or read',
  EPERM: 'it may not be written or read',
  ENOTDIR: 'it is no folder',
  EEXIST: 'it is no folder',
};

/** Runs `work`; what disks and object stores refuse becomes one line. `place` is the one that was to be written. */
export async function oneLine<T>(work: () => Promise<T>, place = 'A folder'): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, path, status, syscall } = error as NodeJS.ErrnoException & { status?: number };
    const reason = code && (reasons[code] ?? (path && syscall && code));
    if (reason) throw new StartupError(`${path ?? place} cannot be used: ${reason}`, { cause: error });
    // The reason of the store, such as NoSuchBucket or AccessDenied.
    const said = (error as { cause?: { Code?: string } }).cause?.Code;
    const complaint = said ? `The object store refuses: ${said}` : 'The object store does not answer';
    if (status === 503) throw new StartupError(complaint, { cause: error });
    throw error;
  }
}
