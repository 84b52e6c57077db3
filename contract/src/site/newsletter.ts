import * as z from 'zod/mini';
import { email, linkToken } from '../account/auth.ts';
import { decoy } from './contact.ts';
import { endpoint } from '../schema/endpoint.ts';
import { named } from '../schema/fields.ts';

/** Hours for which the link that confirms a subscription is good. */
export const confirmHours = 48;

export const newsletterInput = named('NewsletterInput', z.object({ email: email(), website: decoy() }));
export type NewsletterInput = z.output<typeof newsletterInput>;

const path = '/newsletter';

/** The newsletter: asked for, confirmed by mail, and stopped by a link in each issue. */
export const newsletter = {
  ask: endpoint({
    method: 'POST',
    path,
    access: 'public',
    summary: 'Ask for the newsletter: a mail asks to confirm it; the answer is the same for every address',
    details: `The language of the request is that of the newsletter. Nothing is mailed to an address that is subscribed already, nor twice within a day. \`website\` is a decoy for programs and stays empty.`,
    body: newsletterInput,
    status: 202,
    limit: 'newsletter',
  }),
  confirm: endpoint({
    method: 'POST',
    path: `${path}/confirm`,
    access: 'public',
    summary: 'Confirm a subscription with the token of the mailed link',
    details: `Good for ${confirmHours} hours; confirming again changes nothing. The link of a subscription that was stopped since is over (\`linkExpired\`).`,
    refuses: { 410: ['linkExpired'], 422: ['linkInvalid'] },
    body: z.object({ token: linkToken }),
    limit: 'redeem',
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: `${path}/unsubscribe`,
    access: 'public',
    summary: 'Stop the newsletter by the link in each issue',
    details: 'Takes effect at once, without signing in. What is stopped already is answered alike.',
    refuses: { 410: ['linkExpired'], 422: ['linkInvalid'] },
    body: z.object({ token: linkToken }),
    limit: 'visitor',
  }),
  /** Posted to by mail programs: see RFC 8058. */
  oneClick: endpoint({
    method: 'POST',
    path: `${path}/unsubscribe/one-click`,
    access: 'public',
    summary: 'Stop the newsletter with the ‘unsubscribe’ button of a mail program (RFC 8058)',
    details:
      'Its address stands in the head of each issue. The body is a form of the program’s (`List-Unsubscribe=One-Click`) and is not read.',
    refuses: { 410: ['linkExpired'], 422: ['linkInvalid'] },
    query: z.object({ token: linkToken }),
    takesForms: true,
    limit: 'visitor',
  }),
};
