import type { JobContext } from '../../context.ts';
import { job } from '../../jobs/job.ts';
import type { Follow } from './service-reminders.ts';
import { remakePlans } from './service-remaking.ts';

/** Jobs of the care plan; `follow` keeps its reminders. */
export const jobsWith = (follow: Follow) => [
  job({
    name: 'care.remake',
    cron: '7 * * * *',
    maxSeconds: 3600,
    run: async (ctx: JobContext) => void (await remakePlans(ctx, follow)),
  }),
];
