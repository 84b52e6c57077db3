import * as z from 'zod/mini';
import { linkToken } from '../account/auth.ts';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, instantIn, instantOut, named, withExample } from '../schema/fields.ts';

/** What stands to be done with one, for who holds the link of its mail. */
export const linkedReminder = named(
  'LinkedReminder',
  z.object({
    id: idOut('Reminder'),
    title: withExample(z.string(), 'כדור נגד תולעים'),
    /** Whose it is; those for which it was done by itself are not among them. */
    petNames: z.array(withExample(z.string(), 'בלה')),
    date: instantOut,
    timezone: withExample(z.string(), 'Asia/Jerusalem'),
    /** Until when it was put off, in the past too. */
    snoozeUntil: withExample(z.nullable(instantOut), null),
    /** `snoozed`: it is open, and waits. */
    state: withExample(z.enum(['open', 'snoozed', 'completed', 'missed']), 'open'),
    /** When it was marked as done or missed, and who has. */
    closedAt: withExample(z.nullable(instantOut), null),
    closedBy: withExample(z.nullable(z.string()), null),
    /** Whose link it is may do it or put it off. */
    mayEdit: withExample(z.boolean(), true),
    /** Until when it may be put off: by an hour, until the evening, until the next morning, by the clock of its zone. */
    later: z.array(instantOut),
    /** When what follows on it comes, once it is done. */
    nextDate: withExample(z.nullable(instantOut), null),
  }),
);
export type LinkedReminder = z.input<typeof linkedReminder>;

const body = z.object({ token: linkToken });
const reply = z.object({ reminder: linkedReminder });
const refuses = { 404: ['notFound'], 410: ['linkExpired'], 422: ['linkInvalid'] } as const;
const good =
  'By the link of a mail, signed in or not, for 7 days; it acts as the person to whom it was sent, as far as their right goes now.';

/** What the links in the mail of a reminder do. None of them does anything by being looked at. */
export const reminderLinks = {
  look: endpoint({
    method: 'POST',
    path: '/reminders/link/look',
    access: 'public',
    summary: 'What the link in the mail of a reminder is about',
    details: `${good} A reminder that is deleted, or no longer theirs to see, is a 404.`,
    refuses,
    body,
    reply,
    limit: 'visitor',
  }),
  complete: endpoint({
    method: 'POST',
    path: '/reminders/link/complete',
    access: 'public',
    summary: 'Mark it as done',
    details: `${good} As \`PATCH /reminders/{id}/complete\`: one that is done already says by whom and when (\`alreadyCompleted\`).`,
    refuses: { ...refuses, 409: ['alreadyCompleted'] },
    body,
    example: { reply: { reminder: { state: 'completed', closedAt: '2026-11-21T07:05:00.000Z', closedBy: 'דנה כהן' } } },
    reply,
    limit: 'visitor',
  }),
  snooze: endpoint({
    method: 'POST',
    path: '/reminders/link/snooze',
    access: 'public',
    summary: 'Put it off until later',
    details: `${good} As \`PATCH /reminders/{id}/snooze\`.`,
    refuses: { ...refuses, 409: ['alreadyCompleted', 'alreadyMissed'] },
    body: z.object({
      token: linkToken,
      snoozeUntil: withExample(instantIn(), '2026-11-21T08:00:00.000Z', 'date-time'),
    }),
    example: { reply: { reminder: { state: 'snoozed', snoozeUntil: '2026-11-21T08:00:00.000Z' } } },
    reply,
    limit: 'visitor',
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/reminders/link/reopen',
    access: 'public',
    summary: 'Undo the mark as done, or that it was put off',
    details: `${good} As \`POST /reminders/{id}/reopen\`; one that is open and waits is asked for at its own time again.`,
    refuses: { ...refuses, 409: ['notCompleted'] },
    body,
    reply,
    limit: 'visitor',
  }),
};
