import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { instantOut, withExample } from '../schema/fields.ts';

const backupRun = z.object({
  at: instantOut,
  name: withExample(z.string(), '20261130T001000123Z'),
  rows: withExample(z.int(), 18_204),
  files: withExample(z.int(), 412),
});

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
       * Seconds by which the clock of the process that answers is ahead of the database's, negative if it is behind. Above 5 in
       * either direction, what is due comes early or late.
       */
      clockSkew: withExample(z.number(), 0),
      /**
       * Background work that has failed: tried again by itself, or given up after its last try and kept for 14 days. And what
       * should have begun five minutes ago, jobs as well as what is due by the clock: where it is more than 0 and rises, nobody works.
       */
      jobs: z.object({
        retrying: withExample(z.int(), 0),
        parked: withExample(z.int(), 0),
        late: withExample(z.int(), 0),
      }),
      /**
       * The newest nightly backup, and the newest one that was restored and compared; null where the server makes none. Failing:
       * the last backup or the last check has failed.
       */
      backup: z.nullable(
        z.object({ made: z.nullable(backupRun), checked: z.nullable(backupRun), isFailing: z.boolean() }),
      ),
    }),
  }),
};
