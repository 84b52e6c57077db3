import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idOut, ilsOut, instantOut, named, pageOf, paging, withExample } from './fields.ts';

/** What lies in the trash: the groups of calls by which each is made. */
export const trashTypes = [
  'pets',
  'medicalRecords',
  'expenses',
  'reminders',
  'appointments',
  'expensePlans',
  'claims',
  'vets',
  'tags',
  'budgets',
  'settlements',
  'expenseCategories',
  'expenseTemplates',
  'reminderTemplates',
] as const;
export type TrashType = (typeof trashTypes)[number];

/** How long what was deleted can be restored; then it is erased. */
export const trashDays = 30;

export const trashEntry = named(
  'TrashEntry',
  z.object({
    id: idOut('Expense'),
    type: withExample(z.enum(trashTypes), 'expenses'),
    /** Null where it has no name of its own: a budget, a payment. */
    title: z.nullable(withExample(z.string(), 'חול מתגבש 10 ליטר')),
    amount: z.nullable(ilsOut),
    pet: z.nullable(
      z.object({
        id: idOut('Pet'),
        name: withExample(z.string(), 'מיצי'),
        /** It has to be restored first. */
        isDeleted: withExample(z.boolean(), false),
      }),
    ),
    deletedAt: instantOut,
    deletedBy: z.nullable(idOut('User')),
    /** When it is erased. */
    erasedAt: instantOut,
    /** Files that come back with it, and are erased with it. */
    files: withExample(z.int(), 2),
    /** Records, expenses, reminders and appointments of a pet. */
    things: withExample(z.int(), 0),
    /** Only owners erase. */
    mayErase: withExample(z.boolean(), true),
  }),
);
export type TrashEntry = z.input<typeof trashEntry>;

export const trashFilters = z.object({
  type: z.optional(withExample(z.enum(trashTypes, 'filterInvalid'), 'expenses')),
  ...paging,
});
export type TrashFilters = z.output<typeof trashFilters>;

export const trash = {
  list: endpoint({
    method: 'GET',
    path: '/trash',
    // What each household lets the caller restore is asked below.
    access: 'user',
    summary: `What was deleted in the last ${trashDays} days and can be restored, the newest first`,
    details:
      'Owners see all of their households; guests see what they deleted themselves and may still edit, and no pets. A pet is one entry with all that hangs off it. What went with something else comes back with that, and is no entry.',
    query: trashFilters,
    reply: z.object(pageOf('entries', trashEntry)),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/trash/:id/restore',
    access: 'user',
    summary: 'Restore what was deleted, with its files, tags and links',
    details:
      'It answers the entry as it was. What hangs off a deleted pet is refused until the pet is back (`petFirst`). Every rule of its own restore call holds, of its plan (`petLimit`) and of its place (409) too. What is restored or erased already is a 404.',
    refuses: {
      403: ['petLimit'],
      404: ['notFound'],
      409: [
        'petFirst',
        'budgetExists',
        'tooManyBudgets',
        'categoryNameTaken',
        'tooManyCategories',
        'tooManyTemplates',
        'tagNameTaken',
        'tooManyTags',
      ],
    },
    reply: z.object({ entry: trashEntry }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/trash/:id',
    access: 'user',
    summary: 'Erase what was deleted, with its files, for good',
    details:
      'Owners only: a guest is refused (`ownersErase`). What others still refer to is kept until that has gone (`stillUsed`).',
    refuses: { 403: ['ownersErase'], 404: ['notFound'], 409: ['stillUsed'] },
  }),
};
