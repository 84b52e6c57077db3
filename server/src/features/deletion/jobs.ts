import type { JobContext } from '../../context.ts';
import { job } from '../../jobs/job.ts';
import { removeDue, warnNear } from './service-due-deletions.ts';

/** Soon after the midnight that was said. */
export const jobs = [
  job({
    name: 'deletion.due',
    cron: '15 0 * * *',
    run: async (ctx: JobContext) => {
      const removed = await removeDue(ctx);
      const warned = await warnNear(ctx);
      const failures = [...removed.failures, ...warned.failures];
      ctx.log.info({ removed: removed.done, warned: warned.done, failed: failures.length }, 'deletions looked through');
      // Tried again as a whole: what is done is not found again.
      if (failures.length > 0) throw failures[0];
    },
  }),
];
