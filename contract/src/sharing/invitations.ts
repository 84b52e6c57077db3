import * as z from 'zod/mini';
import { email, linkToken } from '../account/auth.ts';
import { endpoint } from '../schema/endpoint.ts';
import {
  exampleId,
  homeIn,
  idIn,
  idOut,
  instantOut,
  missingOr,
  named,
  pageOf,
  paging,
  withExample,
} from '../schema/fields.ts';
import { hues } from '../pets/hues.ts';
import { collars, collarTags, ears, patches, speciesList } from '../pets/pets.ts';
import { permissions } from './permissions.ts';
import { presets } from './permission-presets.ts';
import { acceptanceStates } from './acceptance-states.ts';
import { grant, ownerName, shareUntil, shareUntilOut } from './sharing.ts';

export const roles = ['guest', 'owner'] as const;
export type Role = (typeof roles)[number];

/** Days until an unanswered invitation expires, and days for which it is then shown as unanswered. */
export const invitationDays = 14;
export const afterwardsDays = 30;

export const invitationInput = named(
  'InvitationInput',
  z.object({
    email: email(),
    role: z.enum(roles, missingOr('required', 'valueUnknown')),
    /** Shares of a guest; an owner has access to everything. */
    shares: z._default(
      z
        .array(z.object({ petId: idIn('petRequired'), permissions, until: shareUntil() }), 'petsRequired')
        .check(z.maxLength(100, 'invalid')),
      [],
    ),
    /** Household, for a person who has several; the default is the one that they joined first. */
    householdId: z.optional(homeIn()),
  }),
);
export type InvitationInput = z.output<typeof invitationInput>;

/** `declined` and `expired` ones are told for 30 days. */
export const invitationStates = ['waiting', 'expired', 'declined'] as const;

/** An invitation as the owners see it. */
export const invitation = named(
  'Invitation',
  z.object({
    id: idOut('Invitation'),
    email: withExample(z.string(), 'noa@example.co.il', 'email'),
    role: z.enum(roles),
    state: z.enum(invitationStates),
    shares: z.array(grant),
    createdAt: instantOut,
    sentAt: instantOut,
    expiresAt: instantOut,
    answeredAt: withExample(z.nullable(instantOut), null),
  }),
);
export type Invitation = z.input<typeof invitation>;

/** An invitation as who is invited sees it. */
export const offer = named(
  'Offer',
  z.object({
    id: idOut('Invitation'),
    role: z.enum(roles),
    /** Inviter, and all owners of the household. */
    inviter: ownerName,
    owners: z.array(ownerName),
    /** The address that was invited, as far as it may be shown to others: `n…@example.co.il`. */
    address: withExample(z.string(), 'n…@example.co.il'),
    /** Pets of the invitation; for a future owner, all pets of the household, without permissions. */
    pets: z.array(
      z.object({
        id: idOut('Pet'),
        name: withExample(z.string(), 'בלה'),
        species: z.enum(speciesList),
        hue: z.enum(hues),
        ears: z.enum(ears),
        patch: z.enum(patches),
        collar: z.enum(collars),
        tag: z.enum(collarTags),
        /** Null without a photo; whoever holds the link sees it by `POST /invitations/photo`. */
        photoId: z.nullable(idOut('Photo')),
        permissions: z.nullable(permissions),
        /** Last day of the access that is offered. */
        until: shareUntilOut(),
      }),
    ),
    isDeclined: z.boolean(),
    expiresAt: instantOut,
  }),
);
export type Offer = z.input<typeof offer>;

/** Invitation, by the id from `invitations.received` or else by the secret of the mailed link. */
const which = z
  .object({ token: z.optional(linkToken), invitationId: z.optional(idIn('required', 'Invitation')) })
  .check(
    z.refine(({ token, invitationId }) => token !== undefined || invitationId !== undefined, {
      path: ['token'],
      error: 'required',
    }),
  );
export type WhichInvitation = z.output<typeof which>;

const atHome = '/home/invitations';
const byId = '/home/invitations/:id';
const reply = z.object({ invitation });
const offered = z.object({ invitation: offer });

export const invitations = {
  create: endpoint({
    method: 'POST',
    path: atHome,
    access: 'user',
    summary: 'Invite an address to your home, as an owner or to some of its pets; a mail brings the link',
    details:
      'It is good for 14 days. The answer never tells whether the address has an account. A guest needs at least one pet in `shares`; an owner has them all, and `shares` is ignored. Access to a pet with `until` ends with that day in Israel; when it has ended for all pets before the invitation is accepted, the link opens nothing.',
    refuses: { 404: ['notFound'], 409: ['alreadyGuest', 'alreadyInvited', 'alreadyOwner'] },
    example: { body: { shares: [{ petId: exampleId('Pet'), permissions: presets.caretaker }] } },
    body: invitationInput,
    reply,
    status: 201,
    limit: 'share',
  }),
  get: endpoint({
    method: 'GET',
    path: byId,
    access: 'user',
    summary: 'One invitation to your home',
    details: 'One that was accepted or withdrawn is a 404.',
    reply,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/home/invitations/:id/resend',
    access: 'user',
    summary: 'Mail an invitation again: it begins anew, for another 14 days',
    details: 'The link that was mailed before opens nothing any more. Declined and expired ones can be sent again too.',
    refuses: { 409: ['alreadyOwner'] },
    reply,
    limit: 'share',
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: byId,
    access: 'user',
    summary: 'Take an invitation back, or no longer be told of one that was declined or has expired',
    details: 'Its link opens nothing any more.',
  }),
  received: endpoint({
    method: 'GET',
    path: '/invitations',
    access: 'user',
    summary: 'Invitations that wait for you',
    details: 'Those to the address of your account, once it is confirmed.',
    query: z.object({ ...paging }),
    reply: z.object(pageOf('invitations', offer)),
  }),
  look: endpoint({
    method: 'POST',
    path: '/invitations/look',
    access: 'public',
    summary: 'What the link of an invitation offers, to whoever holds it',
    details: 'A link that was used, withdrawn, sent anew or has expired, and one that never was, get the same answer.',
    refuses: { 422: ['linkInvalid'] },
    body: z.object({ token: linkToken }),
    reply: offered,
    limit: 'visitor',
  }),
  photo: endpoint({
    method: 'POST',
    path: '/invitations/photo',
    access: 'public',
    summary: 'The photo of a pet that the link of an invitation offers, to whoever holds it',
    details:
      'The cut of 352 × 416 pixels, as WebP. A pet that the invitation does not offer, or that has no photo, is a 404.',
    refuses: { 404: ['notFound'], 422: ['linkInvalid'] },
    body: z.object({ token: linkToken, petId: idIn('required', 'Pet') }),
    reply: 'file',
    limit: 'visitor',
  }),
  check: endpoint({
    method: 'POST',
    path: '/invitations/check',
    access: 'user',
    summary: 'The same, and whether this account can accept it',
    details:
      'Only an account with the address that was invited accepts (else `otherAccount`), and only once that is confirmed (else `emailUnverified`).',
    refuses: { 422: ['linkInvalid'] },
    body: z.object({ token: linkToken }),
    reply: z.object({ invitation: offer, reception: z.enum(acceptanceStates) }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/invitations/accept',
    access: 'user',
    summary: 'Accept an invitation, also one that you had declined',
    details:
      'By the `token` of its link or by its `invitationId`. It takes the address that was invited, confirmed. Whoever becomes an owner is no guest there any more, and loses a home of their own that is empty.',
    refuses: {
      403: ['emailUnverified', 'otherAccount'],
      404: ['notFound'],
      409: ['alreadyOwner'],
      422: ['linkInvalid'],
    },
    body: which,
    reply: offered,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/invitations/decline',
    access: 'user',
    summary: 'Decline an invitation; until it expires it can still be accepted or reopened',
    details:
      'By the `token` of its link, from the account of the address that was invited, or by its `invitationId`. The owners are told.',
    refuses: { 403: ['otherAccount'], 404: ['notFound'], 422: ['linkInvalid'] },
    body: which,
    reply: offered,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/invitations/reopen',
    access: 'user',
    summary: 'Undo declining: the invitation waits again',
    details: 'As long as it would have been good.',
    refuses: { 403: ['otherAccount'], 404: ['notFound'], 422: ['linkInvalid'] },
    body: which,
    reply: offered,
  }),
};
