import { statusDays } from '@tzemed/contract/site/status';
import type { JobContext } from '../../context.ts';
import { job } from '../../jobs/job.ts';
import { heartbeatName } from '../../monitor/check-rows.ts';
import { removeChecks } from './store.ts';

/** Does nothing: that it was done says that jobs are worked off. */
const heartbeat = job({
  name: heartbeatName,
  cron: '* * * * *',
  run: async (_ctx: JobContext) => undefined,
});

const sweepChecks = job({
  name: 'status.sweep',
  cron: '35 4 * * *',
  run: async ({ db, clock, log }: JobContext) => {
    // The oldest day is kept whole.
    const before = new Date(clock().getTime() - (statusDays + 1) * 86_400_000);
    log.info({ checks: await removeChecks(db, before) }, 'checks of the service swept');
  },
});

export const jobs = [heartbeat, sweepChecks];
