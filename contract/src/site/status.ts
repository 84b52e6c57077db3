import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { dayOut, idOut, instantOut, named, textOut, withExample } from '../schema/fields.ts';
import { languages } from '../text/languages.ts';

/** Parts of the service that it checks by itself: the database, background jobs, the store of files, and the mail server. */
export const statusParts = ['database', 'jobs', 'files', 'mail'] as const;
export type StatusPart = (typeof statusParts)[number];

/** `slow`: it works, later than it should. From good to bad. */
export const statusLevels = ['ok', 'slow', 'failed'] as const;
export type StatusLevel = (typeof statusLevels)[number];

/** The worst of several levels; null where one is unknown and none is bad. */
export function worstLevel(levels: readonly (StatusLevel | null)[]): StatusLevel | null {
  const worst = statusLevels.findLast((level) => levels.includes(level)) ?? null;
  return worst === 'ok' && levels.includes(null) ? null : worst;
}

/** Days of the history that is kept. */
export const statusDays = 90;

const levelOut = withExample(z.nullable(z.enum(statusLevels)), 'ok');
const minutes = z.int();
const partMinutes = named('StatusMinutes', z.object({ ok: minutes, slow: minutes, failed: minutes }));
const dayMinutes = z.object({ database: partMinutes, jobs: partMinutes, files: partMinutes, mail: partMinutes });

const statusDay = named(
  'StatusDay',
  z.object({
    date: dayOut,
    /** Length of the day by the clock of Israel, of today until now; what was not checked of it is unknown. */
    minutes: withExample(minutes, 1440),
    parts: dayMinutes,
  }),
);
export type StatusDay = z.input<typeof statusDay>;

const incident = named(
  'StatusIncident',
  z.object({
    id: idOut('StatusIncident'),
    parts: z.array(z.enum(statusParts)),
    level: z.enum(['slow', 'failed']),
    startedAt: instantOut,
    endedAt: z.nullable(instantOut),
    title: withExample(textOut, 'תזכורות לא נשלחו'),
    text: withExample(textOut, 'בין 06:12 ל־06:30 תזכורות חיכו. כולן נשלחו אחר כך.'),
    /** Language of its words: the caller’s, or Hebrew where it was written in no other. */
    language: z.enum(languages),
  }),
);

const serviceStatus = named(
  'ServiceStatus',
  z.object({
    checkedAt: z.nullable(instantOut),
    now: z.object({ database: levelOut, jobs: levelOut, files: levelOut, mail: levelOut }),
    days: z.array(statusDay),
    incidents: z.array(incident),
  }),
);
export type ServiceStatus = z.input<typeof serviceStatus>;

export const status = {
  get: endpoint({
    method: 'GET',
    path: '/status',
    access: 'public',
    summary: 'Whether the parts of the service work now, how they worked on each of the last 90 days, and incidents',
    details: `The server checks itself every minute. \`null\` in \`now\`: not checked within five minutes. \`days\` holds days with checks alone, oldest first, and counts minutes; what is missing to \`minutes\` was not checked, and nothing is known of it. While the database is away, it answers with what it still knows. Answers may be half a minute old.`,
    reply: serviceStatus,
  }),
};
