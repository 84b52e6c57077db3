import * as z from 'zod/mini';
import { email } from '../account/auth.ts';
import { endpoint } from '../schema/endpoint.ts';
import {
  dayOut,
  editedVersion,
  idOut,
  instantOut,
  named,
  optionalDayIn,
  pageOf,
  paging,
  withExample,
} from '../schema/fields.ts';
import { permissions } from './permissions.ts';
import { pet } from '../pets/pets.ts';

/** Last day of a share, in Israel: access ends with it. Without one, or with `null`, the share has no end. */
export const shareUntil = optionalDayIn;
export const shareUntilOut = () => withExample(z.nullable(dayOut), null);

/** Pet and permissions, as listed in an invitation and beside a guest. */
export const grant = named(
  'Grant',
  z.object({ id: idOut('Share'), petId: idOut('Pet'), permissions, until: shareUntilOut(), version: z.int() }),
);
export type Grant = z.input<typeof grant>;

/** `waiting` until its invitation is accepted; `declined` or `expired` when that was not. */
export const shareStates = ['active', 'waiting', 'declined', 'expired'] as const;

export const share = named(
  'Share',
  z.object({
    ...grant.shape,
    state: z.enum(shareStates),
    email: withExample(z.string(), 'noa@example.co.il', 'email'),
    /** Guest of the share; null until the invitation is accepted. */
    userId: z.nullable(idOut('Guest')),
    name: z.nullable(withExample(z.string(), 'נועה ברק')),
    invitationId: idOut('Invitation'),
    createdAt: instantOut,
    updatedAt: instantOut,
  }),
);
export type Share = z.input<typeof share>;

/** An owner as others of the home, and its guests, know them. */
export const ownerName = withExample(z.string(), 'דנה כהן');

/** A pet that somebody else's home shares with whoever asks. */
export const sharedPet = named(
  'SharedPet',
  z.object({ ...pet.shape, shareId: idOut('Share'), until: shareUntilOut(), owners: z.array(ownerName) }),
);
export type SharedPet = z.input<typeof sharedPet>;

const own = { area: 'profile', level: 'own' } as const;
const ofPet = '/pets/:id/share';
const byId = '/pets/:id/share/:shareId';
const reply = z.object({ share });

export const sharing = {
  create: endpoint({
    method: 'POST',
    path: ofPet,
    access: own,
    summary: 'Share a pet with an address: an invitation is mailed, good for 14 days',
    details:
      'The answer never tells whether the address has an account. An address that was invited to this home and has not answered is asked about this pet too, by a new mail; whoever is a guest of the home already has the pet at once. `until` is its last day in Israel; a past one is refused.',
    refuses: { 409: ['alreadyGuest', 'alreadyInvited', 'alreadyOwner'] },
    body: z.object({ userEmail: email(), permissions, until: shareUntil() }),
    reply,
    status: 201,
    limit: 'share',
  }),
  list: endpoint({
    method: 'GET',
    path: ofPet,
    access: own,
    summary: 'Who can reach this pet, and who is asked to',
    details: 'Owners reach every pet of their home. Declined and expired ones are told for 30 days.',
    reply: z.object({
      owners: z.array(z.object({ userId: idOut('User'), name: ownerName })),
      shares: z.array(share),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: byId,
    access: own,
    summary: 'One share of a pet',
    details: 'One that has ended, also by its last day, is a 404. `ETag` is its version.',
    reply,
  }),
  update: endpoint({
    method: 'PUT',
    path: byId,
    access: own,
    summary: 'Change what a guest, or somebody invited, may do with a pet',
    details:
      'It holds from the next request on. `until` is its last day in Israel, `null` for no end; left out it stays as it is, and a past one is refused.',
    example: { reply: { share: { version: 2 } } },
    body: z.object({ permissions, until: shareUntil(), ...editedVersion }),
    reply,
    versioned: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: byId,
    access: own,
    summary: 'End a share of a pet; it can be restored',
    details:
      'It holds from the next request on. What the guest wrote stays. An invitation to nothing else is withdrawn.',
    versioned: true,
  }),
  giveBack: endpoint({
    method: 'POST',
    path: `${byId}/restore`,
    access: own,
    summary: 'Give a share back that an owner has ended',
    details:
      'One that its guest has left, that was invited to only, or whose guest has the pet again by now, or whose last day has passed, is a 404: invite them.',
    reply,
  }),
  shared: endpoint({
    method: 'GET',
    path: '/pets/shared',
    access: 'user',
    summary: 'Pets that others share with you, the oldest share first',
    details:
      '`permissions` of a pet says what you may do with it. Archived ones are listed too. What is not shared of a pet is nowhere: its lists are a 404.',
    query: z.object({ ...paging }),
    reply: z.object(pageOf('pets', sharedPet)),
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/pets/shared/:shareId',
    access: 'user',
    summary: 'Give up a pet that is shared with you',
    details: 'What you wrote stays, with your name.',
  }),
};
