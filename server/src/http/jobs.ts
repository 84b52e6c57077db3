import { job } from '../jobs/job.ts';
import { sweepAnswers } from './answer-sweep.ts';
import { sweepAttempts } from './attempts.ts';

export const jobs = [
  job({ name: 'answers.sweep', cron: '40 3 * * *', run: sweepAnswers }),
  job({ name: 'attempts.sweep', cron: '45 3 * * *', run: sweepAttempts }),
];
