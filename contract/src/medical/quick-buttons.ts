import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { homeIn, idOut, named, withExample } from '../schema/fields.ts';
import { householdItem, householdItemCalls } from '../items/household-items.ts';
import { categoryIcons } from '../money/expense-categories.ts';
import { choice, type FieldPair, text } from '../schema/field-pairs.ts';
import { observationKind } from './observation-kinds.ts';

/** More than that, and nobody finds the one that is meant. */
export const maxButtons = 20;
export const maxButtonLength = 30;

const fields = {
  name: text(maxButtonLength, 'buttonNameRequired', 'החלפת מים'),
  icon: choice(categoryIcons, 'required', 'valueUnknown', 'droplets'),
} satisfies Record<string, FieldPair>;

const parts = householdItem('QuickButton', fields);
export const quickButtonInput = parts.input;
export const newQuickButton = parts.newInput;
export const quickButton = parts.row;
export type QuickButtonInput = z.output<typeof quickButtonInput>;
export type NewQuickButton = z.output<typeof newQuickButton>;
export type QuickButton = z.input<typeof quickButton>;

const mostKeys = 200;
const keysIn = () =>
  withExample(
    z.array(observationKind.in, 'invalid').check(
      z.maxLength(mostKeys, 'invalid'),
      z.refine((keys) => new Set(keys).size === keys.length, { error: 'invalid' }),
    ),
    ['walk', 'meal'],
  );
const keysOut = withExample(z.array(observationKind.out), ['walk', 'meal']);

export const quickButtonLayout = named(
  'QuickButtonLayout',
  z.object({
    householdId: idOut('Household'),
    order: keysOut,
    hidden: keysOut,
    mayEdit: withExample(z.boolean(), true),
  }),
);
export type QuickButtonLayout = z.input<typeof quickButtonLayout>;

/** The household's own buttons of the one-tap log. */
export const quickButtons = householdItemCalls(parts, {
  one: 'button',
  path: '/quick-buttons',
  area: 'medicalRecords',
  listed: 'the oldest first',
  list: 'Guests see those of each home of which they may see the medical records of any pet. An observation names one in `kind`, by its `id`. Built-in ones are not listed here.',
  create: `A home has ${maxButtons} at most (\`tooManyButtons\`); none twice, however it is spelled, and none as a built-in one is called in any of our languages (\`buttonNameTaken\`).`,
  update: 'What was stored by it needs no edit. A button stays with its home.',
  remove:
    'One that any observation names is refused (`buttonInUse`): it can be hidden. The last one that is shown stays (`lastButton`).',
  refuses: {
    create: { 409: ['buttonNameTaken'] },
    update: { 409: ['buttonNameTaken'] },
    remove: { 409: ['buttonInUse', 'lastButton'] },
    restore: { 409: ['buttonNameTaken', 'tooManyButtons'] },
  },
});

/** Order of a household's buttons, built-in and own, and those that are hidden. */
export const quickButtonLayouts = {
  list: endpoint({
    method: 'GET',
    path: '/quick-buttons/layouts',
    access: { area: 'medicalRecords', level: 'view', of: 'home' },
    summary: 'The order of the buttons of each home in reach, and which of them are hidden',
    details:
      '`order` has every button of the home. One that was never arranged follows those that were: built-in ones before own ones.',
    reply: z.object({ layouts: z.array(quickButtonLayout) }),
  }),
  arrange: endpoint({
    method: 'PUT',
    path: '/quick-buttons/layout',
    access: { area: 'medicalRecords', level: 'own', of: 'home' },
    summary: 'Order and hide the buttons of a home, built-in and own',
    details:
      'Without `householdId` of the home in which you have been for longest. The lists replace those that stand; a key of no button of the home is refused (`buttonUnknown`), and so is to hide all of them (`lastButton`).',
    refuses: { 404: ['notFound'] },
    body: z.object({ order: keysIn(), hidden: keysIn(), householdId: z.optional(homeIn()) }),
    example: { body: { order: ['walk', 'meal'], hidden: ['pain'] } },
    reply: z.object({ layout: quickButtonLayout }),
  }),
};
