import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { withExample } from '../schema/fields.ts';

export const health = {
  get: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    summary:
      'Whether the server and its database answer, 503 when they do not; and how many jobs, such as mails, fail or are late',
    details: 'For monitoring; asks the database each time.',
    reply: z.object({
      status: z.literal('ok'),
      database: z.literal('ok'),
      version: withExample(z.string(), '0.1.0'),
      /**
       * Background work that has failed: tried again by itself, or given up after its last try and kept for 14 days. And what
       * should have begun five minutes ago, jobs as well as what is due by the clock: where it is more than 0 and rises, nobody works.
       */
      jobs: z.object({
        retrying: withExample(z.int(), 0),
        parked: withExample(z.int(), 0),
        late: withExample(z.int(), 0),
      }),
    }),
  }),
};
