import type { health } from '@tzemed/contract/site/health';
import type { Routes } from '../../http/handler-types.ts';
import { countWork, lateMs } from '../../delivery/due/count-late-work.ts';
import { findBackupState } from '../../backup/run-rows.ts';
import type { Db } from '../../db/client.ts';
import { clockSkewOf } from '../../db/clock-skew.ts';
import { version } from '../../version.ts';

async function backupHealth(db: Db) {
  const { made, checked, isFailing } = await findBackupState(db);
  const result = (run: typeof made) =>
    run ? { at: run.startedAt, name: run.name!, rows: run.rowCount!, files: run.fileCount! } : null;
  return { made: result(made), checked: result(checked), isFailing };
}

export const routes: Routes<typeof health> = {
  get: async (ctx) => {
    const lateBefore = new Date(ctx.now.getTime() - lateMs);
    // The job count also checks the database.
    const [jobs, clockSkew, backup] = await Promise.all([
      countWork(ctx.db, lateBefore),
      clockSkewOf(ctx.db),
      ctx.config.backupTo ? backupHealth(ctx.db) : null,
    ]);
    return { status: 'ok', database: 'ok', version, clockSkew, jobs, backup };
  },
};
