import { withDatabase } from './db/commands/command-database.ts';
import { openFileStore } from './files/storage/open-file-store.ts';
import { makeBackup } from './backup/make-backup.ts';
import { rowsOf } from './backup/manifest.ts';
import { openBackupTarget } from './backup/backup-target.ts';
import { oneLine, placeOf } from './backup/command-line.ts';

/**
 * `npm run backup -- TO`: copies database and files to a folder or `s3://BUCKET`, while the server runs. Ends with 1 when a
 * file is missing or damaged, or nothing could be copied.
 */
await withDatabase(
  ({ connection, config, log }) =>
    oneLine(async () => {
      const target = await openBackupTarget(placeOf(config, 'backup'), { ...config, mayCreate: true });
      const source = { connection, files: await openFileStore(config), dataDir: config.dataDir, log };
      const { name, manifest, damaged } = await makeBackup(source, target, new Date());
      const removed = await target.prune(config.backupKeep);
      const { files, missing, tables } = manifest;
      if (missing.length + damaged.length > 0) process.exitCode = 1;
      const megabytes = (target.added.bytes / 1e6).toFixed(1);
      return [
        ...missing.map((id) => `missing: ${id}`),
        ...damaged.map((id) => `damaged: ${id}`),
        `Backup ${name}: ${rowsOf(manifest)} rows of ${tables.length} tables, ${files.length} files; ${megabytes} MB are new; ${target.names().length} backups kept, ${removed} removed`,
        ...(target.isEncrypted
          ? []
          : ['Not encrypted, so secrets.json, vapid.json and data-key.json are not in it: keep a copy apart']),
      ].join('\n');
    }),
  { besideServer: true },
);
