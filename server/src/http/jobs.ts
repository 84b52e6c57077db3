import { job } from '../jobs/job.ts';
import { sweepIdempotencyKeys } from './idempotency/idempotency-sweep.ts';
import { sweepAttempts } from './limits/attempt-counter.ts';

export const jobs = [
  job({ name: 'answers.sweep', cron: '40 3 * * *', run: sweepIdempotencyKeys }),
  job({ name: 'attempts.sweep', cron: '45 3 * * *', run: sweepAttempts }),
];
