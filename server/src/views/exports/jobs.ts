import { exportDays } from '@tzemed/contract/views/account-export';
import type { JobContext } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { removeFiles } from '../../files/jobs.ts';
import { job } from '../../jobs/job.ts';
import type { Source } from './service-account-tables.ts';
import { makingExports } from './service-account-job.ts';
import * as store from './store-account.ts';

const dayMs = 86_400_000;

/** Erases copies whose time is over, bytes too, and forgets those that failed. */
const sweepExports = job({
  name: 'exports.sweep',
  cron: '30 3 * * *',
  run: async (ctx: JobContext) => {
    const now = ctx.clock();
    const removed = await transact(ctx, async ({ db, jobs }) => {
      const stuck = await store.failStuck(db, { now, before: new Date(now.getTime() - 2 * dayMs) });
      if (stuck.length > 0) ctx.log.warn({ stuck }, 'copies of data that no job makes any more');
      const { rows, fileIds } = await store.sweep(db, {
        now,
        failedBefore: new Date(now.getTime() - exportDays * dayMs),
      });
      if (fileIds.length > 0) await jobs.send(db, removeFiles, { ids: fileIds });
      return rows;
    });
    ctx.log.info({ removed }, 'copies of data swept');
  },
});

/** @param sources resources that a copy holds besides what hangs off a pet */
export const jobsWith = (sources: readonly Source[]) => [makingExports(sources), sweepExports];
