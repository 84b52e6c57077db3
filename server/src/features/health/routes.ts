import type { health } from '@tzemed/contract/site/health';
import type { Routes } from '../../http/handler-types.ts';
import { countWork } from '../../delivery/due/count-late-work.ts';
import { version } from '../../version.ts';

/** Work is heard of at once, and looked for every ten seconds besides. */
const lateMs = 5 * 60_000;

export const routes: Routes<typeof health> = {
  get: async (ctx) => {
    const lateBefore = new Date(ctx.now.getTime() - lateMs);
    // The job count also checks the database.
    return { status: 'ok', database: 'ok', version, jobs: await countWork(ctx.db, lateBefore) };
  },
};
