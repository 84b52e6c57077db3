import type { health } from '@tzemed/contract/health';
import type { Routes } from '../../http/routes.ts';
import { countLate } from '../../delivery/rings.ts';
import { countUnwell } from '../../jobs/queues.ts';
import { version } from '../../version.ts';

/** Work is heard of at once, and looked for every ten seconds besides. */
const lateMs = 5 * 60_000;

export const routes: Routes<typeof health> = {
  get: async (ctx) => {
    const lateBefore = new Date(ctx.now.getTime() - lateMs);
    // What the count is asked of is what has to answer.
    const [jobs, rings] = await Promise.all([countUnwell(ctx.db, lateBefore), countLate(ctx.db, lateBefore)]);
    return { status: 'ok', database: 'ok', version, jobs: { ...jobs, late: jobs.late + rings } };
  },
};
