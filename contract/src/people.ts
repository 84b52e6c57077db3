import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idOut, named, withExample } from './fields.ts';

/** Somebody who writes, or wrote, where others write too. */
export const person = named(
  'Person',
  z.object({
    id: idOut('User'),
    name: withExample(z.string(), 'דנה כהן'),
    /** They still have access; the name stays on what they wrote when they have not. */
    isHere: withExample(z.boolean(), true),
  }),
);
export type Person = z.input<typeof person>;

export const people = {
  list: endpoint({
    method: 'GET',
    path: '/people',
    access: 'user',
    summary: 'Whom `createdBy` and `updatedBy` name, by their names',
    details:
      'Of a home of yours everybody who ever had access; where you are a guest its owners, now and before, and who shares a pet with you. `sharedPetIds`: the pets that somebody else has access to, too.',
    reply: z.object({ people: z.array(person), sharedPetIds: z.array(idOut('Pet')) }),
  }),
};
