import { trashTypes } from '@tzemed/contract/trash';
import type { JobContext } from '../../context.ts';
import { homesByMany } from '../../db/homes.ts';
import { job } from '../../jobs/job.ts';
import { erase } from './service.ts';
import * as store from './store.ts';

/** Erases what was deleted thirty days ago, resource by resource; what is still referred to waits for the next day. */
export async function emptyTrash(ctx: JobContext) {
  const before = store.keptSince(ctx.clock());
  let [erased, kept] = [0, 0];
  for await (const householdIds of homesByMany(ctx.db))
    for (const type of trashTypes) {
      const many = await erase(ctx, type, householdIds, { before });
      if (many !== 'stillUsed') {
        erased += many;
        continue;
      }
      // One that cannot go yet keeps no other.
      for (const { id, householdId } of await store.listDue(ctx.db, { type, householdIds }, before)) {
        const one = await erase(ctx, type, householdId, { id, before });
        if (one === 'stillUsed') kept += 1;
        else erased += one;
      }
    }
  ctx.log.info({ erased, kept }, 'trash emptied');
}

// Ahead of the sweep of files, which takes bytes of which no row speaks any more.
export const jobs = [job({ name: 'trash.empty', cron: '50 2 * * *', run: emptyTrash })];
