import * as z from 'zod/mini';
import { linkToken } from '../account/auth.ts';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, ilsOut, instantOut, named, pageOf, paging, withExample } from '../schema/fields.ts';
import { mailKinds } from './notification-preferences.ts';
import { boolIn } from '../schema/field-pairs.ts';

/** Kinds of notifications: a due item, an approaching last day, an invitation and others. */
export const notificationKinds = [
  'reminder',
  'appointment',
  'record',
  'paper',
  'invitation',
  'budget',
  'settlement',
  'export',
  'support',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notification = named(
  'Notification',
  z.object({
    id: idOut('Notification'),
    kind: withExample(z.enum(notificationKinds), 'reminder'),
    /** Target: the resource and the id of the item; null for an invitation. */
    noun: withExample(z.nullable(z.string()), 'reminders'),
    thingId: withExample(z.nullable(idOut('Reminder')), '01980b1e-7c00-7000-8000-00003b9aca01'),
    /** The first of its pets that may be seen. */
    petId: z.nullable(idOut('Pet')),
    petNames: withExample(z.array(z.string()), ['בלה']),
    /** Name of the thing at that time; of an invitation who invites, of a settlement its other end, of support the subject. */
    title: withExample(z.string(), 'כדור נגד תולעים'),
    /** Due time; for a day without a time, nine in the morning with `isDay` set. */
    dueAt: z.nullable(instantOut),
    isDay: withExample(z.boolean(), false),
    /** Lead time of the notification in minutes. */
    leadMinutes: withExample(z.nullable(z.int()), 0),
    /** Budget level that was reached. */
    percent: withExample(z.nullable(z.int()), null),
    /** Settlement amount: above 0 received, below 0 paid. */
    amount: withExample(z.nullable(ilsOut), null),
    /** True when the notification was late because the server was down. */
    isLate: withExample(z.boolean(), false),
    /** True while the item is open: not completed, snoozed or rescheduled. */
    isOpen: withExample(z.boolean(), true),
    /** True when the caller may complete or snooze the item. */
    mayEdit: withExample(z.boolean(), true),
    createdAt: instantOut,
    readAt: withExample(z.nullable(instantOut), null),
  }),
);
export type Notification = z.input<typeof notification>;

const unread = withExample(z.int(), 1);

/** Notifications about events and due items, one per recipient. */
export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/users/notifications',
    access: 'user',
    summary: 'What you were told, the newest first',
    details:
      'What you may not see any more is not among them. `unread` counts what was not read and still waits: what somebody has done, put off or deleted meanwhile asks for nothing. Kept for 90 days.',
    query: z.object(paging),
    reply: z.object({ ...pageOf('notifications', notification), unread }),
  }),
  read: endpoint({
    method: 'PATCH',
    path: '/users/notifications/:id/read',
    access: 'user',
    summary: 'Mark one as read',
    details: 'One that was read already is answered as it is.',
    example: { reply: { notification: { readAt: '2026-11-21T07:05:00.000Z' } } },
    reply: z.object({ notification }),
  }),
  readAll: endpoint({
    method: 'PATCH',
    path: '/users/notifications/read-all',
    access: 'user',
    summary: 'Mark all of them as read',
    details: 'Those that come while it is asked stay unread. Answers how many were marked.',
    reply: z.object({ marked: withExample(z.int(), 3) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/notifications/:id',
    access: 'user',
    summary: 'Delete one; what it is about stays as it is',
    details: 'What is deleted already is a 404.',
  }),
  mail: endpoint({
    method: 'POST',
    path: '/users/notifications/mail',
    access: 'public',
    summary: 'Stop the mails of one kind by the link in each of them, or have them again',
    details:
      'Good for a year after the mail, signed in or not. What was made up is refused (`linkInvalid`), what is over is gone (`linkExpired`).',
    refuses: { 404: ['notFound'], 410: ['linkExpired'], 422: ['linkInvalid'] },
    body: z.object({ token: linkToken, wanted: boolIn() }),
    example: { body: { wanted: false }, reply: { wanted: false } },
    reply: z.object({ topic: withExample(z.enum(mailKinds), 'reminders'), wanted: withExample(z.boolean(), false) }),
    limit: 'visitor',
  }),
  /** One-click unsubscribe that a mail program posts to by itself: see RFC 8058. */
  stopMail: endpoint({
    method: 'POST',
    path: '/users/notifications/mail/stop',
    access: 'public',
    summary: 'Stop the mails of one kind with the ‘unsubscribe’ button of a mail program (RFC 8058)',
    details:
      'Its address stands in the head of such a mail. The body is a form of the program’s (`List-Unsubscribe=One-Click`) and is not read.',
    refuses: { 404: ['notFound'], 410: ['linkExpired'], 422: ['linkInvalid'] },
    query: z.object({ token: linkToken }),
    takesForms: true,
    limit: 'visitor',
  }),
};
