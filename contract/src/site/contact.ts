import * as z from 'zod/mini';
import { email, personName } from '../account/auth.ts';
import { endpoint } from '../schema/endpoint.ts';
import { named, newIdIn, textIn, withExample } from '../schema/fields.ts';
import { maxMessageLength, maxSubjectLength } from './support-tickets.ts';

/** Months after its last message for which a visitor's ticket is kept. */
export const visitorTicketMonths = 12;

/** Decoy: hidden on the page, so only programs fill it in. A message with it is answered as sent, and dropped. */
export const decoy = () => z.optional(withExample(z.string('textExpected').check(z.maxLength(1000, 'invalid')), ''));

export const contactInput = named(
  'ContactInput',
  z.object({
    id: newIdIn(),
    name: personName(),
    email: email(),
    subject: withExample(textIn(maxSubjectLength, 'subjectRequired'), 'שאלה לפני שנרשמים'),
    message: withExample(
      textIn(maxMessageLength, 'messageRequired', 'many'),
      'שלום, יש לנו שני כלבים וחתולה. אפשר לנהל את כולם יחד?',
    ),
    website: decoy(),
  }),
);
export type ContactInput = z.output<typeof contactInput>;

/** Messages of visitors, who need no account. */
export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/contact',
    access: 'public',
    summary: 'Write to support without an account; the answer comes by mail',
    details: `It is kept as a ticket of support, for ${visitorTicketMonths} months after its last message. Sent again with the same \`id\` and the same words, it is accepted and kept once. \`website\` is a decoy for programs and stays empty: a message with it is accepted and dropped.`,
    refuses: { 409: ['idTaken'] },
    body: contactInput,
    status: 202,
    limit: 'contact',
  }),
};
