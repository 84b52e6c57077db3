import type { health } from '@tzemed/contract/health';
import type { Routes } from '../../http/routes.ts';
import { countFailed } from '../../jobs/queues.ts';
import { version } from '../../version.ts';

export const routes: Routes<typeof health> = {
  get: async (ctx) => {
    // What the count is asked of is what has to answer.
    const jobs = await countFailed(ctx.db);
    return { status: 'ok', database: 'ok', version, jobs };
  },
};
