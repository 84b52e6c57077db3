import * as z from 'zod/mini';
import { calendarKinds } from '../views/calendar.ts';
import { detailLevel } from '../notifications/detail-levels.ts';
import { endpoint } from '../schema/endpoint.ts';
import { idIn, idOut, instantOut, missingOr, named, newIdIn, optionalLineIn, withExample } from '../schema/fields.ts';

/** More than anybody has calendars. */
export const maxFeeds = 10;
/** Span of a feed: days back and months ahead. */
export const feedDaysBack = 30;
export const feedMonthsAhead = 12;
const maxFeedPets = 100;

export const calendarFeed = named(
  'CalendarFeed',
  z.object({
    id: idOut('CalendarFeed'),
    name: withExample(z.nullable(z.string()), 'היומן בטלפון'),
    /** Pets of the feed, as far as they are still visible; an empty list means all. */
    petIds: withExample(z.array(idOut('Pet')), []),
    kinds: withExample(z.array(z.enum(calendarKinds)), [...calendarKinds]),
    /** Anyone with the address can read the feed without signing in. */
    url: withExample(z.string(), 'https://tzemed.example/api/calendar/AZgLHnwAcAA.ics'),
    /** Level of detail of its entries; null follows the notification preferences. */
    detail: z.nullable(detailLevel.out),
    createdAt: instantOut,
  }),
);
export type CalendarFeed = z.input<typeof calendarFeed>;

export const newCalendarFeed = named(
  'NewCalendarFeed',
  z.object({
    name: withExample(optionalLineIn(60), 'היומן בטלפון'),
    petIds: withExample(
      z.optional(
        z.array(idIn('petRequired')).check(
          z.maxLength(maxFeedPets, 'invalid'),
          z.overwrite((ids) => [...new Set(ids)]),
        ),
      ),
      [],
    ),
    kinds: withExample(
      z
        .array(z.enum(calendarKinds, missingOr('kindsRequired', 'valueUnknown')), missingOr('kindsRequired', 'invalid'))
        .check(
          z.minLength(1, 'kindsRequired'),
          z.maxLength(20, 'invalid'),
          z.overwrite((kinds) => calendarKinds.filter((kind) => kinds.includes(kind))),
        ),
      [...calendarKinds],
    ),
    detail: z.optional(z.nullable(detailLevel.in)),
    id: newIdIn(),
  }),
);
export type NewCalendarFeed = z.output<typeof newCalendarFeed>;

/** Addresses under which other calendars read this one. */
export const calendarFeeds = {
  list: endpoint({
    method: 'GET',
    path: '/users/calendar-feeds',
    access: 'user',
    summary: 'The addresses under which other calendars read yours, the oldest first',
    details: `What lies at a \`url\` is an iCalendar file (RFC 5545) of ${feedDaysBack} days back and ${feedMonthsAhead} months ahead, which programs ask for again and again: \`ETag\` and \`If-None-Match\` are understood. It tells what its maker may see at that moment, in the language of their account, of the chosen kinds and pets; what repeats is written out one by one. Once it is removed, or its account is closed, it is a 404.`,
    reply: z.object({ feeds: z.array(calendarFeed) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/users/calendar-feeds',
    // Checked for the pets in the body.
    access: { area: 'profile', level: 'view' },
    summary: 'Make an address under which another calendar reads yours',
    details: `At most ${maxFeeds} (\`tooManyFeeds\`). A pet that may not be reached is a 404. With an \`id\` that stands for one of yours already, that one is answered as it is, and nothing is made.`,
    body: newCalendarFeed,
    reply: z.object({ feed: calendarFeed }),
    status: 201,
    // The address of the feed is a secret.
    secret: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/users/calendar-feeds/:feedId',
    access: 'user',
    summary: 'One of the addresses under which other calendars read yours',
    details: 'What was taken back is a 404.',
    reply: z.object({ feed: calendarFeed }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/calendar-feeds/:feedId',
    access: 'user',
    summary: 'Take an address back: from then on nothing is read under it',
    details: 'It does not come back; a new one has another address.',
  }),
};
