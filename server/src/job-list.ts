import type { JobContext } from './context.ts';
import { jobs as auth } from './features/auth/jobs.ts';
import { sweepRows } from './identity/sweep.ts';
import { sweepFiles } from './files/sweep.ts';
import type { JobHandlers } from './jobs/queue.ts';

/** Every kind of background work and who does it. */
export const jobHandlers = (ctx: JobContext): JobHandlers => ({
  ...auth(ctx),
  'mail.send': (mail, job) => ctx.mailer.send(mail, job),
  'files.remove': async ({ ids }) => {
    for (const id of ids) await ctx.files.remove(id);
  },
  'files.sweep': () => sweepFiles(ctx),
  'rows.sweep': () => sweepRows(ctx),
});
