import { adminActionYears } from '@tzemed/contract/administration/administration';
import { bounceDays } from '@tzemed/contract/administration/admin-mails';
import type { JobContext } from '../../context.ts';
import { job } from '../../jobs/job.ts';
import { removeBouncesBefore } from '../../mail/bounce-rows.ts';
import { removeBefore } from './store-actions.ts';

const dayMs = 86_400_000;

const sweepAdministration = job({
  name: 'administration.sweep',
  cron: '25 4 * * *',
  run: async ({ db, clock, log }: JobContext) => {
    const now = clock().getTime();
    // A day later than the database allows, whose clock is another.
    const actions = await removeBefore(db, new Date(now - (adminActionYears * 366 + 1) * dayMs));
    const bounces = await removeBouncesBefore(db, new Date(now - bounceDays * dayMs));
    log.info({ actions, bounces: Number(bounces.numDeletedRows) }, 'administration swept');
  },
});

export const jobs = [sweepAdministration];
