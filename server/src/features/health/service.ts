import { findBackupState } from '../../backup/run-rows.ts';
import type { Visitor } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { clockSkewOf } from '../../db/clock-skew.ts';
import { countWork, lateMs } from '../../delivery/due/count-late-work.ts';
import { version } from '../../version.ts';

async function backupHealth(db: Db) {
  const { made, checked, isFailing } = await findBackupState(db);
  const result = (run: typeof made) =>
    run ? { at: run.startedAt, name: run.name!, rows: run.rowCount!, files: run.fileCount! } : null;
  return { made: result(made), checked: result(checked), isFailing };
}

export async function get({ db, now, config }: Pick<Visitor, 'db' | 'now' | 'config'>) {
  const lateBefore = new Date(now.getTime() - lateMs);
  // The job count also checks the database.
  const [jobs, clockSkew, backup] = await Promise.all([
    countWork(db, lateBefore),
    clockSkewOf(db),
    config.backupTo ? backupHealth(db) : null,
  ]);
  return { status: 'ok' as const, database: 'ok' as const, version, clockSkew, jobs, backup };
}
