import type { JobContext } from '../../context.ts';
import type { JobHandlers } from '../../jobs/queue.ts';
import * as links from './service-links.ts';

export const jobs = (ctx: JobContext) =>
  ({ 'auth.link': (data) => links.send(ctx, data) }) satisfies Pick<JobHandlers, 'auth.link'>;
