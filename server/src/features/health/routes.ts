import type { health } from '@tzemed/contract/health';
import type { Routes } from '../../http/routes.ts';
import { countLate } from '../../delivery/rings.ts';
import { countUnwell } from '../../jobs/queues.ts';
import { version } from '../../version.ts';

/** Work is heard of at once, and looked for every ten seconds besides. */
const lateMs = 5 * 60_000;

export const routes: Routes<typeof health> = {
  get: async (ctx) => {
    // What the count is asked of is what has to answer.
    const [jobs, rings] = await Promise.all([
      countUnwell(ctx.db, lateMs),
      countLate(ctx.db, new Date(ctx.now.getTime() - lateMs)),
    ]);
    return { status: 'ok', database: 'ok', version, jobs: { ...jobs, late: jobs.late + rings } };
  },
};
