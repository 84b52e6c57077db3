import * as z from 'zod/mini';
import { attachmentCalls, documentCalls } from '../items/attachments.ts';
import { belonging, belongingCalls, betweenDays, ofPetCalls } from '../items/belongings.ts';
import { endpoint } from '../schema/endpoint.ts';
import {
  editedVersion,
  idFilter,
  idIn,
  idOut,
  ilsIn,
  ilsOut,
  missingOr,
  signedIlsIn,
  withExample,
} from '../schema/fields.ts';
import { noPayer } from './no-payer.ts';
import { day, fieldsOn, ils, optionalId, optionalText, shownEverywhere, text } from '../schema/field-pairs.ts';
import { periodIn, periodOut } from '../dates/statistics-periods.ts';
import { splitAmount, type SplitPart } from './split-amount.ts';
import { searchCall } from '../items/search.ts';

export const builtInCategories = [
  'food',
  'vet',
  'medicine',
  'toys',
  'equipment',
  'grooming',
  'training',
  'insurance',
  'other',
] as const;
export type ExpenseCategory = (typeof builtInCategories)[number];

const anId = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
// A household's own category is named by its id; the server checks that the household has it.
const aCategory = new RegExp(`^(${builtInCategories.join('|')}|${anId})$`);
const called = 'A built-in category (`food`), or the id of one of the home’s own';
/** Category of an expense: a built-in one, or the id of one of the household's own. */
export const expenseCategory = {
  in: withExample(
    z
      .string(missingOr('categoryRequired', 'categoryUnknown'))
      .check(
        z.minLength(1, { error: 'categoryRequired', abort: true }),
        z.toLowerCase(),
        z.regex(aCategory, 'categoryUnknown'),
      ),
    'food',
    undefined,
    called,
  ),
  out: withExample(z.string(), 'food', undefined, called),
};
export const categoryFilter = z.optional(
  withExample(z.string('filterInvalid').check(z.toLowerCase(), z.regex(aCategory, 'filterInvalid')), 'food'),
);

export const maxDescriptionLength = 200;

/** Fields of an expense that plans and templates have too. */
export const expenseFields = {
  description: text(maxDescriptionLength, 'descriptionRequired', 'שק מזון יבש 15 ק״ג'),
  amount: ils(),
  category: expenseCategory,
  date: day(),
  notes: optionalText(2000),
};

/**
 * Payer: an owner of the pet’s household, or a guest who may edit its expenses. Null means that the payer is not known.
 */
export const paidBy = optionalId('User', 'payerUnknown');

const fields = {
  ...expenseFields,
  notes: shownEverywhere(expenseFields.notes),
  /** Above zero, of a refund below it: every sum is then what is left. */
  amount: { in: signedIlsIn(), out: ilsOut },
  paidBy,
  /** The expense that it is a refund of; said when it is made, and never another. */
  refundOf: optionalId('Expense', 'expenseUnknown'),
  /** The claim that it is in; of a refund the one that it was paid by, which is the one of its expense or none. */
  claimId: optionalId('Claim', 'claimUnknown'),
};
/** Texts of an expense by surface: its list, files, paper and search read their names here. */
export const expenseFieldsOn = fieldsOn(fields);

/** Sums are in new shekels, which are money since that day. */
export const firstExpenseDay = '1986-01-01';
/** Days ahead that an expense may be dated: a payment a year in advance is allowed. */
export const expenseDaysAhead = 366;

/** Filters of the expense list and of its totals. */
export const expenseFilters = {
  category: categoryFilter,
  paidBy: z.optional(z.union([z.literal(noPayer), idFilter('User')], 'filterInvalid')),
  refundOf: z.optional(idFilter('Expense')),
  planId: z.optional(idFilter('ExpensePlan')),
  claimId: z.optional(idFilter('Claim')),
  ...betweenDays,
};

/** Number of latest months that a list response adds to those of its page. */
export const latestMonths = 6;

const sumsOfMonth = z.object({ month: withExample(z.string(), '2026-11'), totalAmount: ilsOut, count: z.int() });

/** More than fit into a car. */
const maxParts = 20;
/** Has no example, because `percent` and `amount` exclude each other. */
const part = z.object({
  petId: idIn('petRequired'),
  percent: withExample(
    z.optional(
      z.nullable(
        z.number('numberInvalid').check(
          z.positive('numberInvalid'),
          z.maximum(100, 'numberInvalid'),
          z.refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, {
            error: 'amountDecimals',
          }),
        ),
      ),
    ),
    null,
  ),
  amount: withExample(z.optional(z.nullable(ilsIn('amountInvalid'))), null),
});
/** Another part as it stood when the edit began. */
const partBefore = z.object({ id: idIn('required', 'Expense'), ...editedVersion });
/** Split of a purchase over several pets, including the one of `petId`; `amount` is the total. */
const partsIn = {
  parts: withExample(
    z.optional(z.nullable(z.array(part).check(z.minLength(1, 'invalid'), z.maxLength(maxParts, 'invalid')))),
    null,
  ),
  /** Only when the whole split is edited: its linked rows when the edit began, as the server returned them. */
  together: withExample(z.optional(z.nullable(z.array(partBefore).check(z.maxLength(maxParts, 'invalid')))), null),
};

type Sent = { readonly refundOf?: string | null };
/** A refund is below zero and all else above it; it is of one expense, and not divided. Asked beside whatever else is wrong. */
const refundsAreNegative = z.check(
  ({ value, issues }) => {
    const { amount, parts, refundOf } = value as Divided & Sent;
    const isWrong = (field: string) => issues.some(({ path }) => path?.[0] === field);
    if (isWrong('refundOf')) return;
    const isRefund = Boolean(refundOf);
    if (typeof amount === 'number' && !isWrong('amount') && (amount === 0 || amount < 0 !== isRefund))
      issues.push({
        code: 'custom',
        path: ['amount'],
        message: isRefund ? 'refundNegative' : 'amountPositive',
        input: amount,
      });
    if (isRefund && parts && !isWrong('parts'))
      issues.push({ code: 'custom', path: ['parts'], message: 'refundUndivided', input: parts });
  },
  { when: () => true },
);

type Divided = { readonly amount: number; readonly parts?: readonly SplitPart[] | null };
/** Asked beside whatever else is wrong, as long as its own fields are right. */
const partsAddUp = z.check(
  ({ value, issues }) => {
    const { amount, parts } = value as Divided;
    const isMeant = ({ path }: { readonly path?: readonly PropertyKey[] }) =>
      /^(amount|parts)$/.test(String(path?.[0]));
    if (!Array.isArray(parts) || issues.some(isMeant)) return;
    const found = splitAmount(amount, parts as readonly SplitPart[]);
    if (!Array.isArray(found)) issues.push({ code: 'custom', path: ['parts'], message: found, input: parts });
  },
  { when: () => true },
);

const more = {
  /** Linked rows of other pets in the same purchase, as far as the caller may see them. */
  together: withExample(
    z.array(
      z.object({ id: idOut('Expense'), petId: idOut('Pet'), amount: ilsOut, refunded: ilsOut, version: z.int() }),
    ),
    [],
  ),
  /** The plan that it was written by when its day came; null where somebody has written it. */
  planId: withExample(z.nullable(idOut('ExpensePlan')), null),
  /** True if the plan was deleted since: it can no longer be read, and its expenses stay. */
  planGone: withExample(z.boolean(), false),
  /** Number of attachments: the receipt and related documents. */
  attachmentCount: withExample(z.int(), 0),
  /** The medical record that it holds the cost of, and the number of attachments there; null if the caller may not see it. */
  record: withExample(z.nullable(z.object({ id: idOut('MedicalRecord'), attachmentCount: z.int() })), null),
  /** Refunded amount, above zero: the sum of the refunds that are not deleted. */
  refunded: withExample(ilsOut, 0),
} satisfies z.core.$ZodShape;

const parts = belonging('Expense', fields, more, {}, { sent: partsIn, checks: [refundsAreNegative, partsAddUp] });
export const expenseInput = parts.input;
export const expense = parts.row;
export type ExpenseInput = z.output<typeof expenseInput>;
export const newExpense = parts.newInput;
export type NewExpense = z.output<typeof newExpense>;
export type Expense = z.input<typeof expense>;
export type SumsOfMonth = z.input<typeof sumsOfMonth>;

const receipt = documentCalls('/expenses', 'expenses', 'receipt');

export const expenses = {
  ...belongingCalls(parts, {
    area: 'expenses',
    holdsAttachments: true,
    listed: 'newest first, with the sum of the whole filtered set',
    says: `\`months.onPage\`: each month that has a row on this page, with sum and number of all of its rows that the filters let through, the newest first. \`months.latest\`: the last ${latestMonths} months, or those up to \`to\` where it lies before them, the oldest first; each whole, by the same filters but for the days.`,
    rules: [
      'A `category` is a built-in one or one of the home’s own (`GET /expenses/categories`); one that was merged is the one that it was merged into, and one that is not there, or of another home, is refused (`categoryUnknown`, `categoryGone`).',
      'With `parts` its `amount` is that of all of them: each pet named there, its own among them, gets an expense of its part, divided equally, by percents that add up to 100, or by amounts that add up to it. An edit with `parts` is one of the whole purchase, as far as you may edit it: who is not named any more has no part: that is deleted, with its refunds. With `together`, as it was answered when the edit began, it is refused (409) where another part has come, gone or been edited since. Without `parts` one part alone is edited.',
      '`paidBy` is an owner of the pet’s home, or a guest who may edit its expenses (`payerUnknown`); who has left since may stay where they stand. Left out of a new one it is you, and null is nobody.',
      'A refund is an expense with `refundOf`, the expense that it is of, and an `amount` below zero (`refundNegative`), so that every sum is what is left. Its pet and category are those of its expense, whatever is sent, and follow it. Left out, its `paidBy` is the payer of that one, as far as they may be named. All refunds of an expense that stand are no more than it (`refundAboveExpense`, wherever it would be broken), none is before its day (`refundBeforeExpense`), of a refund (`refundOfRefund`), or divided (`refundUndivided`). `refundOf` stays as it was when it was made.',
      '`claimId` of a refund is the claim by which it was paid: that of its expense (`claimUnknown`), or null. That of any other expense is said by its claim (`/claims`), and passed over here.',
      `A date before ${firstExpenseDay}, or more than ${expenseDaysAhead} days ahead, is refused.`,
    ],
    restoring: {
      rule: 'What was deleted with an expense, its refunds, comes back with it. A refund whose expense is deleted is a 404, and one for which no room is left (`refundAboveExpense`) is refused.',
      refuses: { 409: ['refundAboveExpense'] },
    },
    sorts: ['date', 'amount', 'category', 'description'],
    filters: expenseFilters,
    sums: {
      totalAmount: ilsOut,
      petCount: z.int(),
      months: z.object({ onPage: z.array(sumsOfMonth), latest: z.array(sumsOfMonth) }),
    },
  }),
  ...attachmentCalls('/expenses', 'expenses'),
  setReceipt: receipt.setDocument,
  removeReceipt: receipt.removeDocument,
  removeTogether: endpoint({
    method: 'DELETE',
    path: '/expenses/:id/together',
    access: { area: 'expenses', level: 'edit' },
    summary: 'Delete an expense and what was bought with it for other pets',
    details: 'Those parts that stand, as far as you may edit them; each can be restored.',
  }),
  unlink: endpoint({
    method: 'PATCH',
    path: '/expenses/:id/unlink',
    access: { area: 'expenses', level: 'edit' },
    summary: 'Let an expense be one of its own that holds the cost of a medical record',
    details: 'Both stay; the record has no cost then. One that is its own already stays as it is.',
    reply: z.object({ expense }),
  }),
  search: searchCall('expenses', {
    area: 'expenses',
    many: 'expenses',
    row: expense,
    filters: expenseFilters,
    summary: 'Expenses that are found by some words',
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/expenses/statistics',
    access: { area: 'expenses', level: 'view' },
    summary:
      'Sum and number of expenses in the current week, month or year (Asia/Jerusalem, weeks from Sunday), and by category',
    details: 'Categories come with the largest sum first; those without expenses are left out.',
    query: z.object({
      period: periodIn('month'),
      petId: z.optional(idIn()),
    }),
    reply: z.object({
      ...periodOut,
      totalAmount: ilsOut,
      count: z.int(),
      categories: z.array(z.object({ category: expenseFields.category.out, totalAmount: ilsOut, count: z.int() })),
    }),
  }),
};

export const expensesOfPet = ofPetCalls(parts, expenses);
