import * as z from 'zod/mini';
import { email, linkToken } from '../account/auth.ts';
import { endpoint } from '../schema/endpoint.ts';
import { homeIn, idIn, idOut, instantOut, named, withExample } from '../schema/fields.ts';
import { checklistIds } from './handover-checklist.ts';
import { pet } from '../pets/pets.ts';
import { acceptanceStates } from './acceptance-states.ts';

/** `asked` until it is answered, `expired` when it was not in time; a `failed` one can be tried again. */
export const handoverStates = ['asked', 'moving', 'done', 'declined', 'expired', 'failed'] as const;
export type HandoverState = (typeof handoverStates)[number];

/** Days until an unanswered handover expires. */
export const handoverDays = 14;

/** Name and drawn face of a pet. */
const face = z.pick(pet, {
  name: true,
  species: true,
  sex: true,
  hue: true,
  ears: true,
  patch: true,
  collar: true,
  tag: true,
});

/** Counts of the rows that move with a pet. Deleted rows move too and are not counted. */
const goes = named(
  'HandoverGoes',
  z.object({
    medicalRecords: withExample(z.int(), 86),
    /** Besides its photo. */
    files: withExample(z.int(), 38),
    expenses: withExample(z.int(), 117),
    reminders: withExample(z.int(), 11),
  }),
);
export type HandoverGoes = z.input<typeof goes>;

const state = withExample(z.enum(handoverStates), 'asked');
const ticked = withExample(z.array(z.enum(checklistIds, 'valueUnknown'), 'invalid'), ['vaccinationBook']);

/** A handover as the owners see it; once done, all that is left of the pet. */
export const handover = named(
  'Handover',
  z.object({
    id: idOut('Handover'),
    petId: idOut('Pet'),
    pet: face,
    state,
    /** To whom; forgotten when it is done. */
    userEmail: withExample(z.nullable(z.string()), 'yael@example.co.il', 'email'),
    /** The name of who accepted. */
    receiver: withExample(z.nullable(z.string()), null),
    sentAt: instantOut,
    expiresAt: instantOut,
    /** Time at which it was completed, declined or failed. */
    endedAt: withExample(z.nullable(instantOut), null),
    /** Checklist items that are done. */
    ticked,
  }),
);
export type Handover = z.input<typeof handover>;

/** A handover as who is asked sees it. */
export const handoverOffer = named(
  'HandoverOffer',
  z.object({
    id: idOut('Handover'),
    petId: idOut('Pet'),
    pet: face,
    state,
    /** Name of the person who asks. */
    from: withExample(z.string(), 'דנה כהן'),
    /** The address that was asked, as far as it may be shown to others. */
    address: withExample(z.string(), 'y…@example.co.il'),
    expiresAt: instantOut,
    goes,
  }),
);
export type HandoverOffer = z.input<typeof handoverOffer>;

/** Handover, by the secret of the mailed link or by the id from `handovers.list`. */
const which = {
  token: z.optional(linkToken),
  handoverId: z.optional(idIn('required', 'Handover')),
};
const toCheck = z.refine<{ token?: string | undefined; handoverId?: string | undefined }>(
  ({ token, handoverId }) => token !== undefined || handoverId !== undefined,
  { path: ['token'], error: 'required' },
);
export type WhichHandover = { readonly token?: string | undefined; readonly handoverId?: string | undefined };

const own = { area: 'profile', level: 'own' } as const;
const byId = '/handovers/:id';
const reply = z.object({ handover });
const offered = z.object({ offer: handoverOffer });

export const handovers = {
  list: endpoint({
    method: 'GET',
    path: '/handovers',
    access: 'user',
    summary: 'The pets that have left your homes or may leave them, and those that you are asked to take over',
    details:
      '`offers` are those to the address of your account, once it is confirmed: to answer, under way, and done in the last weeks.',
    reply: z.object({ handovers: z.array(handover), offers: z.array(handoverOffer) }),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/pets/:id/handover',
    access: own,
    summary: 'What would go along with a pet, and how its handover stands',
    details: '`guests` are the names of those whose access to it would end. `handover` is null where nobody was asked.',
    reply: z.object({ handover: z.nullable(handover), goes, guests: z.array(withExample(z.string(), 'נועה ברק')) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/handovers',
    access: own,
    summary: 'Ask an address to take a pet over with all of its history; a mail brings the link',
    details:
      'It is good for 14 days. The answer never tells whether the address has an account. Asking the same address again mails a new link, and the one before ends; another one can be asked when that has ended (`handoverOpen`).',
    refuses: { 409: ['alreadyOwner', 'handoverOpen'] },
    body: z.object({ petId: idIn('petRequired'), userEmail: withExample(email(), 'yael@example.co.il', 'email') }),
    reply,
    status: 201,
    limit: 'share',
  }),
  get: endpoint({
    method: 'GET',
    path: byId,
    access: own,
    summary: 'One handover',
    details: 'One that is done stays when the pet has gone.',
    reply,
  }),
  tick: endpoint({
    method: 'PUT',
    path: '/handovers/:id/checklist',
    access: own,
    summary: 'Say what of the checklist is done',
    details: 'All that is done, each time. It stays when the pet has gone.',
    body: z.object({ ticked }),
    reply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: byId,
    access: own,
    summary: 'Cancel a handover',
    details: 'Until it is accepted, and after it has failed. Its link opens nothing any more.',
    refuses: { 409: ['handoverAnswered'] },
  }),
  look: endpoint({
    method: 'POST',
    path: '/handovers/look',
    access: 'public',
    summary: 'What the link of a handover offers, to whoever holds it',
    details: 'A link that was withdrawn, sent anew or has expired, and one that never was, get the same answer.',
    refuses: { 422: ['linkInvalid'] },
    body: z.object({ token: linkToken }),
    reply: offered,
    limit: 'visitor',
  }),
  check: endpoint({
    method: 'POST',
    path: '/handovers/check',
    access: 'user',
    summary: 'The same, and whether this account can accept it',
    details:
      'Only an account with the address that was asked accepts (else `otherAccount`), and only once that is confirmed (else `emailUnverified`).',
    refuses: { 422: ['linkInvalid'] },
    body: z.object({ token: linkToken }),
    reply: z.object({ offer: handoverOffer, reception: z.enum(acceptanceStates) }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/handovers/accept',
    access: 'user',
    summary: 'Take the pet over into one of your homes',
    details:
      'By the `token` of the link or by its `handoverId`. It takes the address that was asked, confirmed. The pet moves right after, all at once; asked again it tells how that stands, and tries again what has failed. Without `householdId` it comes into the home in which you have been for longest. More pets than the plan includes are refused (`petLimit`).',
    refuses: {
      403: ['emailUnverified', 'otherAccount', 'petLimit'],
      404: ['notFound'],
      409: ['alreadyOwner'],
      422: ['linkInvalid'],
    },
    body: z.object({ ...which, householdId: z.optional(homeIn()) }).check(toCheck),
    reply: offered,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/handovers/decline',
    access: 'user',
    summary: 'Say no to a handover',
    details: 'By the `token` of the link or by its `handoverId`. The owners are told.',
    refuses: {
      403: ['emailUnverified', 'otherAccount'],
      404: ['notFound'],
      409: ['handoverAnswered'],
      422: ['linkInvalid'],
    },
    body: z.object(which).check(toCheck),
  }),
};
