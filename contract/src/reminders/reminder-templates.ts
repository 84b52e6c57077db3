import * as z from 'zod/mini';
import { onceById, petIdsIn } from '../items/belongings.ts';
import { endpoint } from '../schema/endpoint.ts';
import { dayOut, idIn, idOut, instantOut, named, newIdIn, withExample } from '../schema/fields.ts';
import { householdItem, householdItemCalls } from '../items/household-items.ts';
import { clockTime, optionalText, type FieldPair, text } from '../schema/field-pairs.ts';
import { speciesList } from '../pets/pets.ts';
import { newReminder, reminder } from './reminders.ts';
import { repeatRules } from '../dates/repeats.ts';
import { mostTemplates, templateSpecies } from '../items/template-fields.ts';

/**
 * Basis of a built-in template: a law, a habit of vets, an option that some pets need, advice, or a plain task. A task is
 * done at home without a vet: it needs no source, and does not say that the vet decides.
 */
export const templateKinds = ['law', 'habit', 'option', 'advice', 'task'] as const;
export type TemplateKind = (typeof templateKinds)[number];

const fields = {
  title: text(120, 'titleRequired', 'כדור נגד תולעים'),
  description: optionalText(1000),
  species: templateSpecies,
  time: clockTime(),
  // A last day is one of the calendar, and a template of none.
  ...repeatRules,
} satisfies Record<string, FieldPair>;

const parts = householdItem('OwnTemplate', fields, {
  isBuiltIn: withExample(z.boolean(), false),
  /** Stable key of a built-in template; null for a household's own. */
  key: withExample(z.nullable(z.string()), null),
  kind: withExample(z.nullable(z.enum(templateKinds)), null),
  /** Ages in days for each occurrence. A reminder created from it starts with the first age that is still ahead. */
  ages: withExample(z.array(z.int()), []),
  /** Days until the start if no age is ahead, or if the age is not known. */
  inDays: withExample(z.int(), 0),
  /** Sources of the rule, and the day on which we last read them. */
  sources: withExample(z.array(z.string()), []),
  ruleVersion: withExample(z.nullable(dayOut), null),
});
export const templateInput = parts.input;
export const newTemplate = parts.newInput;
/** A built-in template has no author and no household. */
export const template = named(
  'Template',
  z.extend(parts.row, {
    householdId: z.nullable(idOut('Household')),
    createdAt: z.nullable(instantOut),
    createdBy: z.nullable(idOut('User')),
    updatedAt: z.nullable(instantOut),
    updatedBy: z.nullable(idOut('User')),
  }),
);
export type TemplateInput = z.output<typeof templateInput>;
export type NewTemplate = z.output<typeof newTemplate>;
export type Template = z.input<typeof template>;

/** Values of a new reminder that replace those of its template. */
const customizations = named(
  'TemplateCustomizations',
  z.partial(z.omit(newReminder, { petId: true, petIds: true, id: true, version: true })),
);
export type Customizations = z.output<typeof customizations>;

const what = 'What is built in is of no home, says so (`isBuiltIn`), and is changed and deleted by nobody (404).';

/** Reminder templates: built-in ones in the request language, and the household's own. */
export const reminderTemplates = householdItemCalls(
  { ...parts, row: template },
  {
    one: 'template',
    path: '/reminders/templates',
    area: 'reminders',
    listed: 'by title, and after them those that are built in',
    list: `Guests see those of each home of which they may see the reminders of any pet. With \`species\` those that are for it; with \`petId\` those that are for this pet: of its home, and for its species. ${what}`,
    create: `A home has ${mostTemplates} at most (\`tooManyTemplates\`).`,
    update: "A `description` that is '' or null is emptied. A template stays with its home.",
    remove: 'Reminders that were made of it stay.',
    filters: { species: z.optional(z.enum(speciesList, 'filterInvalid')), petId: z.optional(idIn()) },
    refuses: { restore: { 409: ['tooManyTemplates'] } },
  },
);

/** The reminders that templates make. */
export const remindersOfTemplate = {
  create: endpoint({
    method: 'POST',
    path: '/reminders/from-template',
    makes: '/reminders/:id',
    access: { area: 'reminders', level: 'edit' },
    summary: 'Add a reminder that a template makes (`templateId`), to this pet',
    details: `It is as the template says, in the language that is asked in, but for what \`customizations\` say, any field of a new reminder. Without a \`date\` there it begins with the first of the template's \`ages\` that lies ahead, else in \`inDays\` days, and never in the past. With \`petIds\` it is of these pets too; it begins by the age of the first. A template that is not for the species of all of them is refused; one of another home, or that was deleted, is a 404, as is a pet that you may not reach. ${onceById}`,
    refuses: { 409: ['idTaken'] },
    body: z.object({
      // Example: the built-in template for a walk, which every household has.
      templateId: withExample(idIn('required', 'OwnTemplate'), 'bf4a3b7d-757f-53a6-a0a7-02552ab2ac42', 'uuid'),
      petId: idIn('petRequired'),
      petIds: petIdsIn(),
      customizations: z.optional(customizations),
      id: newIdIn(),
    }),
    reply: z.object({ reminder }),
    status: 201,
  }),
};
