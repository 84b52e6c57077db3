import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, instantOut, named, withExample } from '../schema/fields.ts';

const session = named(
  'Session',
  z.object({
    /** Id of the sign-in: it stays when the token is renewed. */
    id: idOut('Session'),
    /** Browser and system, without versions; `?` when it does not say. */
    device: withExample(z.string(), 'Chrome · Windows'),
    createdAt: instantOut,
    /** Exact to the hour. */
    lastSeenAt: instantOut,
    /** The one that asks. */
    current: withExample(z.boolean(), true),
  }),
);
export type Session = z.input<typeof session>;

/** Sign-ins of an account that stand. */
export const sessions = {
  list: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    access: 'user',
    summary: 'Where you are signed in',
    details: 'The one that asks comes first, the others by when they were last seen.',
    reply: z.object({ sessions: z.array(session) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/:sessionId',
    access: 'user',
    summary: 'Sign out on one device',
    details: 'Every token of that sign-in opens nothing from then on, and what it has open ends.',
  }),
  removeOthers: endpoint({
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'user',
    summary: 'Sign out everywhere else',
    details: 'Browsers there are sent no notifications any more.',
  }),
};
