import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, instantOut, named, pageOf, paging, withExample } from '../schema/fields.ts';

/** Years for which the log of the administration is kept. */
export const adminActionYears = 2;

export const adminActionKinds = [
  'accountsSearched',
  'accountViewed',
  'sessionsEnded',
  'confirmationSent',
  'accountBlocked',
  'accountUnblocked',
  'roleChanged',
  'jobRetried',
  'jobsRetried',
  'jobDiscarded',
  'jobsDiscarded',
  'mailsViewed',
  'mailRetried',
  'mailCleared',
  'noticePublished',
  'noticeEdited',
  'noticeEnded',
  'noticeDeleted',
] as const;
export type AdminActionKind = (typeof adminActionKinds)[number];

const person = z.object({
  id: idOut('User'),
  /** Null once the account is deleted. */
  email: z.nullable(withExample(z.string(), 'dana@example.co.il', 'email')),
});

export const adminAction = named(
  'AdminAction',
  z.object({
    id: idOut('AdminAction'),
    at: instantOut,
    action: withExample(z.enum(adminActionKinds), 'sessionsEnded'),
    /** Administrator; null: a command on the server. */
    by: z.nullable(person),
    /** Account that it was done to, if it was one. */
    target: z.nullable(person),
    /** Job, notice or other object by its id. */
    object: withExample(z.nullable(z.string()), null),
    /** Reason, kind of job or role; never content. */
    detail: withExample(z.nullable(z.string()), null),
    /** Number of what was found, retried or discarded. */
    count: withExample(z.nullable(z.int()), null),
  }),
);
export type AdminAction = z.input<typeof adminAction>;

export const adminActions = {
  list: endpoint({
    method: 'GET',
    path: '/admin/actions',
    access: 'admin',
    summary: 'What administrators and commands did, the newest first',
    details: `Nobody changes or deletes a line. Kept for ${adminActionYears} years.`,
    query: z.object({ action: z.optional(z.enum(adminActionKinds, 'filterInvalid')), ...paging }),
    reply: z.object(pageOf('actions', adminAction)),
  }),
};
