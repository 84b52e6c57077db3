import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, instantOut, named, pageOf, paging, textIn, withExample } from '../schema/fields.ts';

/** `parked`: given up after the last attempt. `retrying`: waits for the next one. */
export const failedStates = ['parked', 'retrying'] as const;
export type FailedState = (typeof failedStates)[number];

export const failedJob = named(
  'FailedJob',
  z.object({
    id: idOut('FailedJob'),
    kind: withExample(z.string(), 'mail.send'),
    state: withExample(z.enum(failedStates), 'parked'),
    createdAt: instantOut,
    /** Attempts so far. */
    attempts: withExample(z.int(), 13),
    nextAt: withExample(z.nullable(instantOut), null),
    /** Code and words of the last failure, without addresses, names, numbers and secrets. */
    error: withExample(z.string(), 'ECONNECTION: connect ECONNREFUSED'),
    /** Ids in its input; nothing else of it is shown. */
    about: z.array(
      z.object({ field: withExample(z.string(), 'userId'), id: withExample(z.string(), 'of a user', 'uuid') }),
    ),
  }),
);
export type FailedJob = z.input<typeof failedJob>;

const kindCount = named(
  'FailedJobKind',
  z.object({
    kind: withExample(z.string(), 'mail.send'),
    parked: withExample(z.int(), 1),
    retrying: withExample(z.int(), 0),
  }),
);
export type FailedJobKind = z.input<typeof kindCount>;

const path = '/admin/jobs';
const ofKind = z.object({ kind: withExample(textIn(100), 'mail.send') });
const kindFilter = z.optional(
  withExample(z.string('filterInvalid').check(z.maxLength(100, 'filterInvalid')), 'mail.send'),
);
const counted = z.object({ count: withExample(z.int(), 1) });

/** Background work that has failed. */
export const adminJobs = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'admin',
    summary: 'Jobs that failed, the newest first, and how many of each kind',
    details: 'Jobs that were given up are kept for 14 days.',
    query: z.object({ state: z.optional(z.enum(failedStates, 'filterInvalid')), kind: kindFilter, ...paging }),
    reply: z.object({ ...pageOf('jobs', failedJob), kinds: z.array(kindCount) }),
  }),
  retry: endpoint({
    method: 'PATCH',
    path: `${path}/:id/retry`,
    access: 'admin',
    summary: 'Try a failed job again now',
    details:
      'One that was given up has all its attempts again. One that is gone, done or being tried is a 404. It is recorded.',
    fresh: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'admin',
    summary: 'Discard a failed job',
    details: 'What it was to do is not done. It is recorded.',
    fresh: true,
  }),
  retryAll: endpoint({
    method: 'POST',
    path: `${path}/retry`,
    access: 'admin',
    summary: 'Try all failed jobs of a kind again now',
    details: '`count` says of how many. It is recorded.',
    body: ofKind,
    reply: counted,
    fresh: true,
  }),
  removeAll: endpoint({
    method: 'POST',
    path: `${path}/discard`,
    access: 'admin',
    summary: 'Discard all failed jobs of a kind',
    details: '`count` says how many. It is recorded.',
    body: ofKind,
    reply: counted,
    fresh: true,
  }),
};
