import * as z from 'zod/mini';
import { onceById } from '../items/belongings.ts';
import { endpoint } from '../schema/endpoint.ts';
import { expense, expenseFields, paidBy } from './expenses.ts';
import { idIn, idOut, instantOut, named, newIdIn, withExample } from '../schema/fields.ts';
import { householdItem, householdItemCalls } from '../items/household-items.ts';
import { inputFieldsOf, optionalIls, type FieldPair } from '../schema/field-pairs.ts';
import { speciesList } from '../pets/pets.ts';
import { mostTemplates, templateSpecies } from '../items/template-fields.ts';

const fields = {
  /** Description of the template and of the expenses created from it. */
  description: expenseFields.description,
  amount: optionalIls(),
  category: expenseFields.category,
  notes: expenseFields.notes,
  species: templateSpecies,
} satisfies Record<string, FieldPair>;

const parts = householdItem('OwnExpenseTemplate', fields, {
  isBuiltIn: withExample(z.boolean(), false),
  /** Stable key of a built-in template; null for a household's own. */
  key: withExample(z.nullable(z.string()), null),
});
export const expenseTemplateInput = parts.input;
export const newExpenseTemplate = parts.newInput;
/** A built-in template has no author and no household. */
export const expenseTemplate = named(
  'ExpenseTemplate',
  z.extend(parts.row, {
    householdId: z.nullable(idOut('Household')),
    createdAt: z.nullable(instantOut),
    createdBy: z.nullable(idOut('User')),
    updatedAt: z.nullable(instantOut),
    updatedBy: z.nullable(idOut('User')),
  }),
);
export type ExpenseTemplateInput = z.output<typeof expenseTemplateInput>;
export type ExpenseTemplate = z.input<typeof expenseTemplate>;

/** Values of a new expense that replace those of its template. */
const customizations = named('ExpenseCustomizations', z.partial(z.object(inputFieldsOf({ ...expenseFields, paidBy }))));
export type ExpenseCustomizations = z.output<typeof customizations>;

/** Expense templates: built-in ones in the request language, and the household's own. */
export const expenseTemplates = householdItemCalls(
  { ...parts, row: expenseTemplate },
  {
    one: 'template',
    path: '/expenses/templates',
    area: 'expenses',
    listed: 'by what they are called, and after them those that are built in',
    list: 'Guests see those of each home of which they may see the expenses of any pet. With `species` those that are for it; with `petId` those that are for this pet: of its home, and for its species. What is built in is of no home, says so (`isBuiltIn`), has no `amount`, and is changed and deleted by nobody (404). `category` is the one that stands where that of a template was merged into another, and that of before where it was deleted.',
    create: `A home has ${mostTemplates} at most (\`tooManyTemplates\`). A \`category\` of one's own is one of the home (\`categoryUnknown\`, \`categoryGone\`).`,
    update: 'An `amount` or `notes` that is null is taken away. A template stays with its home.',
    remove: 'Expenses that were made of it stay.',
    filters: { species: z.optional(z.enum(speciesList, 'filterInvalid')), petId: z.optional(idIn()) },
    refuses: { restore: { 409: ['tooManyTemplates'] } },
  },
);

/** The expenses that templates make. */
export const expensesOfTemplate = {
  create: endpoint({
    method: 'POST',
    path: '/expenses/from-template',
    makes: '/expenses/:id',
    access: { area: 'expenses', level: 'edit' },
    summary: 'Add an expense that a template makes (`templateId`), of this pet',
    details: `It is as the template says, in the language that is asked in, and of today, but for what \`customizations\` say. An \`amount\` is said there where the template has none. A template that is not for the species of the pet is refused; one of another home, or that was deleted, is a 404, as is a pet that you may not reach. ${onceById}`,
    refuses: { 409: ['idTaken'] },
    body: z.object({
      // Example: the built-in template for dry food, which every household has.
      templateId: withExample(idIn('required', 'OwnExpenseTemplate'), 'b889ce5b-bf3a-5d81-91a9-c8a56a3083a1', 'uuid'),
      petId: idIn('petRequired'),
      customizations: z.optional(customizations),
      id: newIdIn(),
    }),
    reply: z.object({ expense }),
    status: 201,
  }),
};
