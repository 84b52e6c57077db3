import { withDatabase } from './db/commands/command-database.ts';
import { openFileStore } from './files/storage/open-file-store.ts';
import { backUp, KEY_FILES } from './backup/make-backup.ts';
import { rowsOf } from './backup/manifest.ts';
import { openBackupTarget } from './backup/backup-target.ts';
import { oneLine, placeOf } from './backup/command-line.ts';

/**
 * `npm run backup -- TO`: copies database and files to a folder or `s3://BUCKET`, while the server runs. Ends with 1 when a
 * file is missing or damaged, or nothing could be copied.
 */
await withDatabase(
  ({ connection, config }) => {
    const place = placeOf(config, 'backup');
    return oneLine(async () => {
      const open = () => openBackupTarget(place, { ...config, mayCreate: true, isProving: true });
      const source = { connection, files: await openFileStore(config), dataDir: config.dataDir };
      const made = await backUp(source, open, { now: new Date(), keep: config.backupKeep });
      const { name, manifest, damaged, target, removed, complaint } = made;
      const { files, missing, tables, keys } = manifest;
      const absentKeys = KEY_FILES.filter((file) => !keys.some((key) => key.name === file));
      if (made.lost.length > 0 || complaint) process.exitCode = 1;
      const megabytes = (target.added.bytes / 1e6).toFixed(1);
      return [
        ...missing.map((id) => `missing: ${id}`),
        ...damaged.map((id) => `damaged: ${id}`),
        `Backup ${name}: ${rowsOf(manifest)} rows of ${tables.length} tables, ${files.length} files; ${megabytes} MB are new; backups kept: ${target.names().length}, removed: ${removed}`,
        ...(made.lost.length > 0 ? ['No older backup was removed: it may have these files'] : []),
        ...(complaint ? [`No older backup was removed: ${complaint}`] : []),
        ...(target.isEncrypted
          ? absentKeys.map((file) => `${file} is not in ${config.dataDir}, and so not in the backup`)
          : ['Not encrypted, so secrets.json, vapid.json and data-key.json are not in it: keep a copy apart']),
      ].join('\n');
    }, place);
  },
  { besideServer: true },
);
