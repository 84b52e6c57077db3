import * as z from 'zod/mini';
import { givenPassword } from './auth.ts';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, instantOut, named, withExample } from '../schema/fields.ts';

/** Days in which a deletion that was asked for can be undone. */
export const graceDays = 30;
/** Days before the end of the grace at which a mail says that it is near. */
export const warningDays = 7;
/** Days that are left after that mail at least, however late it was sent. */
export const minNoticeDays = 5;

const pet = named('DeletionPet', z.object({ id: idOut('Pet'), name: withExample(z.string(), 'קוקי') }));
const deletionPlan = named(
  'Deletion',
  z.object({
    /** Null when it was not asked for. */
    askedAt: z.nullable(instantOut),
    /** The midnight from which on everything is removed; if it was not asked for, the one if it were now. */
    dueAt: instantOut,
    goes: z.object({
      /** Places where the account is signed in. */
      devices: withExample(z.int(), 2),
      /** Animals that nobody else owns, with everything that is kept of them. */
      pets: z.array(pet),
      /** People with whom any of these is shared, who will not see them any more. */
      guests: withExample(z.int(), 1),
      /** Animals of others that are shared with the account: that ends. */
      sharedPets: withExample(z.int(), 0),
    }),
    /** Homes that their other owners keep, with what was written there and the name of who wrote it. */
    stays: z.array(
      z.object({
        householdId: idOut('Household'),
        owners: z.array(withExample(z.string(), 'אורי כהן')),
        pets: z.array(pet),
      }),
    ),
  }),
);
export type DeletionPlan = z.input<typeof deletionPlan>;

const password = z.optional(givenPassword());

/** Deleting an account: after thirty days, which can be undone, or at once. */
export const deletion = {
  get: endpoint({
    method: 'GET',
    path: '/users/deletion',
    access: 'user',
    summary: 'What goes with the account and what stays with whom; when it is deleted, if that was asked for',
    details: 'Counted anew each time: who owns what may change until then.',
    reply: deletionPlan,
    whileLeaving: true,
  }),
  request: endpoint({
    method: 'POST',
    path: '/users/request-deletion',
    access: 'user',
    summary: 'Have the account deleted in thirty days',
    details:
      'Asks for the password, where there is one. Every session ends, feeds and notifications stop, and a mail says how to undo it. Whoever signs in until then can see what will happen, undo it and sign out; everything else is refused (`accountLeaving`).',
    refuses: { 409: ['deletionAsked'] },
    body: z.object({ password }),
    reply: z.object({ dueAt: instantOut }),
    status: 200,
    limit: 'password',
    fresh: true,
    endsSession: true,
    whileLeaving: true,
  }),
  undo: endpoint({
    method: 'DELETE',
    path: '/users/request-deletion',
    access: 'user',
    summary: 'Keep the account',
    details: 'Everything is as it was, and the session may do everything again. Without a request nothing changes.',
    whileLeaving: true,
  }),
  now: endpoint({
    method: 'DELETE',
    path: '/auth/account',
    access: 'user',
    summary: 'Delete the account and everything in it, now',
    details: 'Asks for the password, where there is one. Nothing can be brought back.',
    body: z.object({ password }),
    limit: 'password',
    fresh: true,
    endsSession: true,
  }),
};
