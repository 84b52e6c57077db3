import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, named, withExample } from '../schema/fields.ts';
import { profilePicture } from '../account/profile-picture.ts';

/** Somebody who writes, or wrote, where others write too. */
export const person = named(
  'Person',
  z.object({
    id: idOut('User'),
    name: withExample(z.string(), 'דנה כהן'),
    /** They still have access; the name stays on what they wrote when they have not. */
    isHere: withExample(z.boolean(), true),
    /** Null without one, and of who has no access any more. */
    profilePicture,
  }),
);
export type Person = z.input<typeof person>;

/** For each pet, who may edit its reminders, or its expenses: to whom one may be given, or who may be named as having paid. */
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
