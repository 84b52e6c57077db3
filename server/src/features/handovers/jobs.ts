import { job } from '../../jobs/job.ts';
import type { JobContext } from '../../context.ts';
import { sendNews } from './service-mails.ts';
import { startMove } from './service-move.ts';
import * as store from './store.ts';

export const jobs = [
  sendNews,
  startMove,
  job({
    name: 'handovers.sweep',
    cron: '55 3 * * *',
    run: async ({ db, clock }: JobContext) => void (await store.removeOldOffers(db, clock())),
  }),
];
