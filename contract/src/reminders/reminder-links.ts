import * as z from 'zod/mini';
import { linkToken } from '../account/auth.ts';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, instantIn, instantOut, named, withExample } from '../schema/fields.ts';

/** State of a reminder, for the holder of the link in its mail. */
export const linkedReminder = named(
  'LinkedReminder',
  z.object({
    id: idOut('Reminder'),
    title: withExample(z.string(), 'כדור נגד תולעים'),
    /** Pets of the reminder, without those for which it was completed separately. */
    petNames: z.array(withExample(z.string(), 'בלה')),
    date: instantOut,
    timezone: withExample(z.string(), 'Asia/Jerusalem'),
    /** Until when it was put off, in the past too. */
    snoozeUntil: withExample(z.nullable(instantOut), null),
    /** `snoozed`: it is open, and waits. */
    state: withExample(z.enum(['open', 'snoozed', 'completed', 'missed']), 'open'),
    /** Time at which it was completed or missed, and the person who closed it. */
    closedAt: withExample(z.nullable(instantOut), null),
    closedBy: withExample(z.nullable(z.string()), null),
    /** True when the owner of the link may complete or snooze it. */
    mayEdit: withExample(z.boolean(), true),
    /** Until when it may be put off: by an hour, until the evening, until the next morning, by the clock of its zone. */
    later: z.array(instantOut),
    /** Due time of the following occurrence once this one is completed. */
    nextDate: withExample(z.nullable(instantOut), null),
  }),
);
export type LinkedReminder = z.input<typeof linkedReminder>;

const body = z.object({ token: linkToken });
const reply = z.object({ reminder: linkedReminder });
const refuses = { 404: ['notFound'], 410: ['linkExpired'], 422: ['linkInvalid'] } as const;
const good =
  'By the link of a mail, signed in or not, for 7 days; it acts as the person to whom it was sent, as far as their right goes now.';

/** Actions of the links in a reminder's mail. A GET request changes nothing. */
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
    refuses: { ...refuses, 403: ['doseLocked'], 409: ['alreadyCompleted', 'doseTooSoon'] },
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
    refuses: { ...refuses, 403: ['doseLocked'], 409: ['notCompleted', 'reminderOfSource'] },
    body,
    reply,
    limit: 'visitor',
  }),
};
