import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, ilsOut, instantOut, named, pageOf, paging, withExample } from '../schema/fields.ts';
import { builtInKinds } from '../medical/observation-kind-texts.ts';
import { recordTypes } from '../medical/medical-records.ts';

/** Types of entries, named by the groups of calls that make the things. */
export const trashTypes = [
  'pets',
  'medicalRecords',
  'expenses',
  'reminders',
  'appointments',
  'observations',
  'measures',
  'measurements',
  'expensePlans',
  'claims',
  'medicines',
  'doses',
  'feedings',
  'stockItems',
  'careItems',
  'vets',
  'tags',
  'quickButtons',
  'budgets',
  'settlements',
  'expenseCategories',
  'expenseTemplates',
  'reminderTemplates',
  'attachments',
  'comments',
] as const;
export type TrashType = (typeof trashTypes)[number];

/** Days for which a deleted thing can be restored before it is erased. */
export const trashDays = 30;

const type = withExample(z.enum(trashTypes), 'expenses');
/** Null where the thing has no name of its own: a budget, a payment. Of a comment its first words. */
const title = withExample(z.nullable(z.string()), 'חול מתגבש 10 ליטר');
const reference = z.object({ id: idOut('MedicalRecord'), type, title });

export const trashEntry = named(
  'TrashEntry',
  z.object({
    id: idOut('Expense'),
    type,
    title,
    /** Type of a medical record, or built-in kind of an observation; null for other entries. */
    recordType: z.nullable(withExample(z.enum([...recordTypes, ...builtInKinds]), 'vaccination')),
    amount: z.nullable(ilsOut),
    pet: z.nullable(z.object({ id: idOut('Pet'), name: withExample(z.string(), 'מיצי') })),
    /** The thing that a file or comment hangs on; null for other entries. */
    of: withExample(z.nullable(reference), null),
    /** Deleted too, and restored before this can be: its pet, or the thing that it hangs on. Guests cannot restore each. */
    first: withExample(z.nullable(z.extend(reference, { mayRestore: withExample(z.boolean(), true) })), null),
    /** Visit of an appointment; null for others. Those of one visit that were deleted at the same time come back together. */
    visitId: withExample(z.nullable(z.string()), null),
    deletedAt: instantOut,
    /** Null where the account is gone. */
    deletedBy: z.nullable(idOut('User')),
    /** Time after which it is erased. */
    erasedAt: instantOut,
    /** Files that come back with it, and are erased with it. */
    files: withExample(z.int(), 2),
    /** Number of records, expenses, reminders, appointments and other rows that come back with a pet; else 0. */
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
    // The service asks for each household what the caller may restore there.
    access: 'user',
    summary: `Deleted things of the last ${trashDays} days that can be restored, the newest first`,
    details:
      'Owners see those of all their households. Guests see what they deleted themselves and may still edit, and no pets. A pet is one entry with everything it owns. A thing that was deleted together with another is no entry while that one is deleted.',
    query: trashFilters,
    reply: z.object(pageOf('entries', trashEntry)),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/trash/:id/restore',
    access: 'user',
    summary: 'Restore a deleted thing with its files, tags and links',
    details:
      'It answers the entry as it was. What hangs on another deleted thing is refused until that is back (`restoreFirst`). The rules of its own restore call hold, such as those of the plan (`petLimit`), of room (`homeFull`) and of names that were given again (409). What is restored or erased already is a 404.',
    refuses: {
      403: ['petLimit'],
      404: ['notFound'],
      409: [
        'restoreFirst',
        'budgetExists',
        'tooManyBudgets',
        'categoryNameTaken',
        'tooManyCategories',
        'tooManyTemplates',
        'tagNameTaken',
        'tooManyTags',
        'buttonNameTaken',
        'tooManyButtons',
        'tooManyPlans',
        'occurrenceExists',
        'measureExists',
        'refundAboveExpense',
      ],
      413: ['homeFull'],
    },
    reply: z.object({ entry: trashEntry }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/trash/:id',
    access: 'user',
    summary: 'Erase a deleted thing with its files for good',
    details:
      'Owners only: a guest is refused (`ownersErase`). A thing that others still refer to stays until they are gone (`stillUsed`).',
    refuses: { 403: ['ownersErase'], 404: ['notFound'], 409: ['stillUsed'] },
  }),
};
