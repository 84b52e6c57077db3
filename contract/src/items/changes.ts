import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, instantIn, instantOut, limitIn, named, withExample } from '../schema/fields.ts';

export const changeKinds = ['made', 'changed', 'removed', 'restored'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Event of an item, without its content: the current state comes from the resource of the item. */
export const change = named(
  'Change',
  z.object({
    /** The group of calls that answers the thing. */
    noun: withExample(z.string(), 'expenses'),
    id: idOut('Expense'),
    petId: z.nullable(idOut('Pet')),
    what: withExample(z.enum(changeKinds), 'changed'),
    /** Author of the change; null if not known. */
    who: z.nullable(idOut('User')),
    at: instantOut,
  }),
);
export type Change = z.input<typeof change>;

/** The most that one page of changes holds. */
export const maxChanges = 500;
/** Days for which changes can be requested. */
export const changeRetentionDays = 30;

const rules =
  'Owners hear of all that happens in their homes, guests of what they may see of the pets that are shared with them. What moves to another pet is `removed` from the one and `made` at the other; what hangs off a pet goes and comes back with it, without a line of its own. A change of `sharing` or `households` may mean that more or less can be seen than before.';
const since = z.optional(z.string('filterInvalid').check(z.maxLength(20_000, 'filterInvalid')));

export const changes = {
  list: endpoint({
    method: 'GET',
    path: '/changes',
    // The permission is checked below, per household.
    access: 'user',
    summary: 'What happened since a moment that an earlier answer named, in the order in which it happened',
    details: `\`since\` is the \`cursor\` of an earlier answer. With \`from\` instead, what was committed since that instant is listed, and perhaps a little more; without either nothing is listed, and \`cursor\` is now. ${rules} Numbers of no home are told: a cursor means something only here, and is good for ${changeRetentionDays} days.`,
    refuses: { 410: ['loadAnew'] },
    query: z.object({ since, from: z.optional(instantIn()), limit: z._default(limitIn(maxChanges), 100) }),
    reply: z.object({
      changes: z.array(change),
      cursor: withExample(z.string(), 'rT0bX6yB0dZt8H9uJcJm3w'),
      /** True if more changes can be requested at once. */
      hasMore: withExample(z.boolean(), false),
    }),
  }),
  live: endpoint({
    method: 'GET',
    path: '/live',
    access: 'user',
    summary: 'Says that something happened, while it happens: an answer that does not end, of server-sent events',
    details:
      'An event says that there is something to ask for; the calls that answer it say what. `ready`: the stream is open; ask `GET /changes` for what happened before. `changed`: `GET /changes` lists something new. `notifications`: `{ "unread": 3 }`, how much of `GET /users/notifications` is unread, after `ready` and whenever it changes. `account`: `{ "changedAt": "2026-11-21T07:00:00.000Z" }`, when your user, settings or preferences changed last, after `ready` and whenever they change; `GET /auth/me` answers them. `export`: `GET /users/export` answers something else by now. `support`: `{ "ticketId": "…" }`, something of a ticket of yours is another by now or, for whoever answers tickets, of anybody’s; after `ready`. `loadAnew`: more or less can be seen than before; load everything and open it again. `end`: the session is over. After the last two it ends, and without them whenever the server stops or its reader is too slow. A comment comes every 20 seconds.',
    reply: 'stream',
  }),
};
