import { job } from '../jobs/job.ts';
import type { FileStore } from './storage/file-store.ts';
import { sweepFiles } from './storage/sweep-files.ts';

/** Removes bytes whose rows are gone; sent in the transaction that removes the rows. */
export const removeFiles = job({
  name: 'files.remove',
  batch: 10,
  run: async ({ files }: { readonly files: FileStore }, { ids }: { readonly ids: readonly string[] }) => {
    for (const id of ids) await files.remove(id);
  },
});

export const jobs = [removeFiles, job({ name: 'files.sweep', cron: '20 3 * * *', run: sweepFiles })];
