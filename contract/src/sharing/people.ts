import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, named, withExample } from '../schema/fields.ts';
import { profilePicture } from '../account/profile-picture.ts';

/** Present or former author in a shared household. */
export const person = named(
  'Person',
  z.object({
    id: idOut('User'),
    name: withExample(z.string(), 'דנה כהן'),
    /** True while the person has access; otherwise only the name stays, on the rows that they wrote. */
    isHere: withExample(z.boolean(), true),
    /** Null without one, and of who has no access any more. */
    profilePicture,
  }),
);
export type Person = z.input<typeof person>;

/** People who may edit the reminders, or the expenses, of each pet: possible assignees, or possible payers. */
const carers = z.object({ petId: idOut('Pet'), userIds: z.array(idOut('User')) });

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
  carers: endpoint({
    method: 'GET',
    path: '/people/carers',
    access: 'user',
    summary: 'Who may edit the reminders of each pet, and so be given one; or its expenses, and so have paid one',
    details: 'Of every pet of which you may see what is asked for; `GET /people` has their names.',
    query: z.object({ area: z._default(z.enum(['reminders', 'expenses'], 'filterInvalid'), 'reminders') }),
    reply: z.object({ carers: z.array(carers) }),
  }),
};
