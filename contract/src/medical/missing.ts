import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { dayOut, idOut, missingOr, named, withExample } from '../schema/fields.ts';
import { boolIn } from '../schema/field-pairs.ts';

/** Rules for missing documents of a pet, in display order. */
export const missingRules = ['rabiesCertificate', 'licenceRenewal', 'chip', 'visitSummary', 'paperExpires'] as const;
export type MissingRule = (typeof missingRules)[number];

/** Days before its end at which a paper is told of, and after it while nobody has put another in its place. */
export const expiryNoticeDays = 60;

export const missingThing = named(
  'MissingThing',
  z.object({
    /** The record that it is of, where it is of one. */
    recordId: z.nullable(idOut('MedicalRecord')),
    /** Name of the record or of its attachment. */
    name: withExample(z.nullable(z.string()), 'חיסון כלבת'),
    /** The day of the record, or the last on which the paper or the licence holds. */
    date: z.nullable(dayOut),
  }),
);

const missingOfRule = named(
  'Missing',
  z.object({
    rule: withExample(z.enum(missingRules), 'rabiesCertificate'),
    /** Address of the published rule; null if the rule is a day that the owners set. */
    source: withExample(z.nullable(z.string()), 'https://gezer-region.muni.il/news/417'),
    things: z.array(missingThing),
  }),
);
export type Missing = z.input<typeof missingOfRule>;

const path = '/pets/:petId/missing';
const reply = z.object({
  missing: z.array(missingOfRule),
  /** Rules that the home has put aside, for its owners. */
  dismissed: z.array(z.enum(missingRules)),
});

export const missing = {
  list: endpoint({
    method: 'GET',
    path,
    // Rows about medical records are filtered by their own area below.
    access: { area: 'profile', level: 'view' },
    summary: 'What is missing among the papers of a pet, by rules that each name their source',
    details: `\`rabiesCertificate\`: its latest rabies vaccination of the last year has no paper. \`licenceRenewal\`: the licence of a dog has ended. \`chip\`: a dog of three months or more has none. \`visitSummary\`: a visit of the last year has an invoice and no summary. \`paperExpires\`: a paper ends within ${expiryNoticeDays} days, or did in the last ${expiryNoticeDays}, and no later one of its kind is there. Whoever may not see the records is told nothing of them; an archived pet misses nothing. \`dismissed\` are the rules that the home has put aside, told to its owners.`,
    reply,
  }),
  dismiss: endpoint({
    method: 'PATCH',
    path,
    access: { area: 'profile', level: 'own' },
    summary: 'Put a rule aside for the home of this pet, or take that back',
    details: 'It holds for all pets of the home. Said twice it is as said once. The answer is that of the list.',
    example: { body: { isRelevant: false }, reply: { dismissed: ['rabiesCertificate'] } },
    body: z.object({
      rule: withExample(z.enum(missingRules, missingOr('required', 'valueUnknown')), 'rabiesCertificate'),
      isRelevant: boolIn(),
    }),
    reply,
  }),
};
