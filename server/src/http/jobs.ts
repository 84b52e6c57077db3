import { job } from '../jobs/job.ts';
import { sweepAnswers } from './answer-sweep.ts';

export const jobs = [job({ name: 'answers.sweep', cron: '40 3 * * *', run: sweepAnswers })];
