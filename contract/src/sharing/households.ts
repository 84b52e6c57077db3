import * as z from 'zod/mini';
import { email, personName } from '../account/auth.ts';
import { endpoint } from '../schema/endpoint.ts';
import { homeIn, idOut, instantOut, named, withExample } from '../schema/fields.ts';
import { invitation } from './invitations.ts';
import { grant, ownerName } from './sharing.ts';

/** Days that owners have to object to their successor, and days on which they are reminded. */
export const successionDays = 14;
export const successionNoticeDays = [7, 13] as const;

const address = withExample(z.string(), 'noa@example.co.il', 'email');

export const homeOwner = named(
  'HomeOwner',
  z.object({ userId: idOut('User'), name: ownerName, email: z.nullable(address), joinedAt: instantOut }),
);
export type HomeOwner = z.input<typeof homeOwner>;

export const homeGuest = named(
  'HomeGuest',
  z.object({
    userId: idOut('Guest'),
    name: withExample(z.string(), 'נועה ברק'),
    email: z.nullable(address),
    lastSeenAt: z.nullable(instantOut),
    shares: z.array(grant),
  }),
);
export type HomeGuest = z.input<typeof homeGuest>;

/** Person who may ask to become an owner if the owners cannot care for their pets. */
export const successor = named(
  'Successor',
  z.object({ email: address, name: withExample(z.nullable(z.string()), 'מיכל כהן'), chosenAt: instantOut }),
);
export type Successor = z.input<typeof successor>;

/** The successor has asked: unless an owner objects, they are one from `joinsAt` on. */
export const succession = named(
  'Succession',
  z.object({
    userId: idOut('Successor'),
    name: withExample(z.string(), 'מיכל כהן'),
    askedAt: instantOut,
    joinsAt: instantOut,
  }),
);
export type Succession = z.input<typeof succession>;

export const home = named(
  'Home',
  z.object({
    id: idOut('Household'),
    /** Archived ones too, the oldest first. */
    petIds: z.array(idOut('Pet')),
    owners: z.array(homeOwner),
    guests: z.array(homeGuest),
    invitations: z.array(invitation),
    successor: z.nullable(successor),
    succession: z.nullable(succession),
  }),
);
export type Home = z.input<typeof home>;

/** A home of others that has named whoever asks as its successor. */
export const trust = named(
  'Trust',
  z.object({
    householdId: idOut('Household'),
    owners: z.array(ownerName),
    pets: z.array(withExample(z.string(), 'בלה')),
    succession: z.nullable(succession),
  }),
);
export type Trust = z.input<typeof trust>;

/** Household, for a person who has several; the default is the one that they joined first. */
const inHome = { householdId: z.optional(homeIn()) };

export const households = {
  list: endpoint({
    method: 'GET',
    path: '/home',
    access: 'user',
    summary: 'Your homes, with everybody in them, and those whose successor you are',
    details:
      'The home in which you have been for longest comes first: it is meant wherever `householdId` is left out. Declined and expired invitations are told for 30 days.',
    reply: z.object({ homes: z.array(home), successorOf: z.array(trust) }),
  }),
  removeOwner: endpoint({
    method: 'DELETE',
    path: '/home/owners/:userId',
    access: 'user',
    summary: 'Remove another owner from your home, or leave it yourself',
    details:
      'Owners are equal in rights; the last one stays (`lastOwner`). Whoever is removed is told by mail, keeps nothing of the home, and has an empty one of their own if it was their only one. What they shared stays shared.',
    refuses: { 409: ['lastOwner'] },
    query: z.object(inHome),
  }),
  setSuccessor: endpoint({
    method: 'PUT',
    path: '/home/successor',
    access: 'user',
    summary: 'Name the one person who may ask to become an owner',
    details: 'They are told by mail. Naming another one ends what the one before has asked.',
    refuses: { 404: ['notFound'], 409: ['alreadyOwner'] },
    body: z.object({ email: email(), name: z.optional(personName()), ...inHome }),
    reply: z.object({ successor }),
    limit: 'share',
  }),
  removeSuccessor: endpoint({
    method: 'DELETE',
    path: '/home/successor',
    access: 'user',
    summary: 'Have no successor any more',
    details: 'What they have asked ends with it. Without a successor it is a 404.',
    refuses: { 404: ['notFound'] },
    query: z.object(inHome),
  }),
  askSuccession: endpoint({
    method: 'POST',
    path: '/home/succession',
    access: 'user',
    summary: 'Ask, as its successor, to become an owner of a home',
    details:
      'It takes the address that was named, confirmed. All owners are told by mail at once, and again on day 7 and 13; after 14 days without an objection you are an owner. Asking again changes nothing.',
    refuses: { 403: ['emailUnverified'], 404: ['notFound'] },
    example: { reply: { succession: { joinsAt: '2026-12-05T07:00:00.000Z' } } },
    body: z.object({ householdId: homeIn() }),
    reply: z.object({ succession }),
  }),
  objectSuccession: endpoint({
    method: 'POST',
    path: '/home/succession/object',
    access: 'user',
    summary: 'Object to what the successor has asked: they do not become an owner',
    details: 'They are told by mail, and stay the successor. When nothing was asked it is a 404.',
    refuses: { 404: ['notFound'] },
    body: z.object(inHome),
  }),
  approveSuccession: endpoint({
    method: 'POST',
    path: '/home/succession/approve',
    access: 'user',
    summary: 'Have the successor become an owner at once',
    details: 'When nothing was asked it is a 404.',
    refuses: { 404: ['notFound'] },
    body: z.object(inHome),
  }),
};
