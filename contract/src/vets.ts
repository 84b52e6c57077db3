import * as z from 'zod/mini';
import { onceById } from './belongings.ts';
import { endpoint } from './endpoint.ts';
import { editedVersion, homeIn, idOut, missingOr, named, newIdIn, pageOf, paging, withExample } from './fields.ts';
import { boolIn, insOf, keptOut, optionalLine, optionalText, outsOf, type Pair, text } from './pairs.ts';
import { shownPhone } from './phones.ts';
import { withoutTurns } from './plain-text.ts';

/** A reception, the vet's own, one for the night. */
export const mostPhones = 5;

const phone = withExample(
  z.string(missingOr('phoneInvalid', 'textExpected')).check(
    z.overwrite(withoutTurns),
    z.trim(),
    z.maxLength(40, 'phoneInvalid'),
    z.regex(/^[\d٠-٩+*().,/\s־‐-―-]*$/, 'phoneInvalid'),
    z.refine((written) => written === '' || shownPhone(written) !== undefined, { error: 'phoneInvalid' }),
    z.overwrite((written) => shownPhone(written) ?? written),
  ),
  '*5761',
);

const fields = {
  name: text(100, 'vetNameRequired', 'ד״ר לוי'),
  clinic: optionalLine(100, 'המרפאה בכרמל'),
  /** Empty ones are passed over. */
  phones: {
    in: z.optional(
      z.pipe(
        z.array(phone, missingOr('required', 'invalid')).check(z.maxLength(mostPhones, `phonesTooMany:${mostPhones}`)),
        z.transform((phones) => [...new Set(phones.filter((written) => written !== ''))]),
      ),
    ),
    out: z.array(withExample(z.string(), '*5761')),
  },
  address: optionalLine(200, 'דרך הים 12, חיפה'),
  hours: optionalText(300, 'א׳–ה׳ 8:30–19:00'),
  /** Where one calls at night. */
  isEmergency: { in: z.optional(boolIn()), out: withExample(z.boolean(), false) },
  notes: optionalText(2000),
} satisfies Record<string, Pair>;

export const vetInput = named('VetInput', z.object({ ...insOf(fields), ...editedVersion }));
export type VetInput = z.output<typeof vetInput>;
export const newVet = named('NewVet', z.extend(vetInput, { id: newIdIn(), householdId: z.optional(homeIn()) }));
export type NewVet = z.output<typeof newVet>;

export const vet = named(
  'Vet',
  z.object({
    id: idOut('Vet'),
    householdId: idOut('Household'),
    ...outsOf(fields),
    /** Whoever asks owns the home that it is of. */
    mayEdit: withExample(z.boolean(), true),
    ...keptOut,
  }),
);
export type Vet = z.input<typeof vet>;

const view = { area: 'medicalRecords', level: 'view', of: 'home' } as const;
const own = { area: 'medicalRecords', level: 'own', of: 'home' } as const;
const byId = '/vets/:id';
const reply = z.object({ vet });

/** Whom a home calls when something is wrong with one of its pets. */
export const vets = {
  list: endpoint({
    method: 'GET',
    path: '/vets',
    access: view,
    summary: 'The vets of all homes in reach, those for emergencies first, then by name',
    details: 'They are of a home and of none of its pets: guests see those of each home whose records they may see.',
    query: z.object(paging),
    reply: z.object(pageOf('vets', vet)),
  }),
  create: endpoint({
    method: 'POST',
    path: '/vets',
    access: own,
    summary: 'Add a vet',
    details: `Without \`householdId\` to the home in which you have been for longest. A telephone number may be written in any way that is read as one, star numbers too; it is kept as it is shown. ${onceById}`,
    refuses: { 404: ['notFound'], 409: ['idTaken'] },
    body: newVet,
    reply,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: byId,
    access: view,
    summary: 'A vet',
    details: '`ETag` is its version.',
    reply,
  }),
  update: endpoint({
    method: 'PUT',
    path: byId,
    access: own,
    summary: 'Edit a vet; optional fields that are left out stay as they are',
    details: "An optional field that is '' or null is emptied. A vet stays with their home.",
    example: { reply: { vet: { version: 2 } } },
    body: vetInput,
    reply,
    versioned: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: byId,
    access: own,
    summary: 'Delete a vet; it can be restored',
    details: 'What is deleted already is a 404. Records that name them keep the name.',
    versioned: true,
  }),
  restore: endpoint({
    method: 'POST',
    path: `${byId}/restore`,
    access: own,
    summary: 'Bring a vet back that was deleted',
    details: 'What is not deleted is a 404.',
    reply,
  }),
};
