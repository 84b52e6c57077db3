import { job } from '../jobs/job.ts';
import { sweepIdentity } from './sweep.ts';

export const jobs = [job({ name: 'identity.sweep', cron: '50 3 * * *', run: sweepIdentity })];
