import type { Services } from './context.ts';
import type { JobHandlers } from './lib/jobs.ts';

/** Every kind of background work and who does it. */
export const jobHandlers = ({ files }: Services): JobHandlers => ({
  'mail.send': async () => {
    throw new Error('not mounted');
  },
  'files.remove': async ({ ids }) => {
    for (const id of ids) await files.remove(id);
  },
});
