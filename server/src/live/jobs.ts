import { job } from '../jobs/job.ts';
import { sweepChanges } from './sweep-changes.ts';

export const jobs = [job({ name: 'changes.sweep', cron: '55 3 * * *', run: sweepChanges })];
