import * as z from 'zod/mini';
import { exampleEmail } from '../account/auth.ts';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, instantOut, named, pageOf, paging, withExample } from '../schema/fields.ts';

/** Days for which a refused address is kept after the last refusal. */
export const bounceDays = 90;

export const bouncedMail = named(
  'BouncedMail',
  z.object({
    id: idOut('BouncedMail'),
    email: withExample(z.string(), exampleEmail, 'email'),
    /** Account of the address, if there is one. */
    userId: withExample(z.nullable(idOut('User')), null),
    /** Time of the last refusal, and how many there were. */
    bouncedAt: instantOut,
    times: withExample(z.int(), 1),
    /** Job that sent it. */
    kind: withExample(z.string(), 'auth.link'),
    /** Reply of the mail server: its code, and its words without addresses and links. */
    code: withExample(z.int(), 550),
    words: withExample(z.string(), '5.1.1 User unknown'),
  }),
);
export type BouncedMail = z.input<typeof bouncedMail>;

const path = '/admin/mails';

/** Addresses whose mail server refuses mails for good. */
export const adminMails = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'admin',
    summary: 'Addresses to which mails could not be handed over, the newest refusal first',
    details: `Only refusals during sending are seen; a mail that comes back later goes to the sender. A mail that gets through takes the address off the list, and ${bounceDays} days do. That it was read is recorded, once an hour.`,
    query: z.object({ ...paging }),
    reply: z.object(pageOf('mails', bouncedMail)),
  }),
  retry: endpoint({
    method: 'PATCH',
    path: `${path}/:id/retry`,
    access: 'admin',
    summary: 'Take an address off the list, and try its failed mails again now',
    details: '`count` says how many mails are tried. It is recorded.',
    reply: z.object({ count: withExample(z.int(), 1) }),
    fresh: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'admin',
    summary: 'Take an address off the list',
    details: 'The person is no longer told that mails come back, until the next refusal. It is recorded.',
    fresh: true,
  }),
};
