import * as z from 'zod/mini';
import { belonging, belongingCalls, betweenDays, ofPetCalls } from './belongings.ts';
import { endpoint } from './endpoint.ts';
import { idIn, ilsOut, missingOr, withExample } from './fields.ts';
import { day, ils, optionalText, text } from './pairs.ts';
import { periodIn, periodOut } from './periods.ts';
import { searchCall } from './search.ts';

export const expenseCategories = [
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
export type ExpenseCategory = (typeof expenseCategories)[number];

// Of one's own it is the id: whether the home has it, the server looks.
const aCategory = new RegExp(`^(${expenseCategories.join('|')}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);
const called = 'A built-in category (`food`), or the id of one of the home’s own';
/** What an expense is for: a built-in category, or the id of one of the home's own. */
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

export const longestDescription = 200;

const fields = {
  description: text(longestDescription, 'descriptionRequired', 'שק מזון יבש 15 ק״ג'),
  amount: ils(),
  category: expenseCategory,
  date: day(),
  notes: optionalText(2000),
};

/** Sums are in new shekels, which are money since that day. */
export const firstExpenseDay = '1986-01-01';
/** What is paid for a year in advance may be written down. */
export const expenseDaysAhead = 366;

/** How a list of them can be narrowed, and what is taken along of it. */
export const expenseFilters = { category: categoryFilter, ...betweenDays };

/** How many months a list's answer tells beside those that stand on its page. */
export const latestMonths = 6;

const sumsOfMonth = z.object({ month: withExample(z.string(), '2026-11'), totalAmount: ilsOut, count: z.int() });

const parts = belonging('Expense', fields);
export const expenseInput = parts.input;
export const expense = parts.row;
export type ExpenseInput = z.output<typeof expenseInput>;
export const newExpense = parts.newInput;
export type NewExpense = z.output<typeof newExpense>;
export type Expense = z.input<typeof expense>;
export type SumsOfMonth = z.input<typeof sumsOfMonth>;

export const expenses = {
  ...belongingCalls(parts, {
    area: 'expenses',
    listed: 'newest first, with the sum of the whole filtered set',
    says: `\`months.onPage\`: each month that has a row on this page, with sum and number of all of its rows that the filters let through, the newest first. \`months.latest\`: the last ${latestMonths} months, or those up to \`to\` where it lies before them, the oldest first; each whole, by the same filters but for the days.`,
    rules: [
      'A `category` is a built-in one or one of the home’s own (`GET /expenses/categories`); one that was merged is the one that it was merged into, and one that is not there, or of another home, is refused (`categoryUnknown`, `categoryGone`).',
      `A date before ${firstExpenseDay}, or more than ${expenseDaysAhead} days ahead, is refused.`,
    ],
    sorts: ['date', 'amount', 'category', 'description'],
    filters: expenseFilters,
    sums: {
      totalAmount: ilsOut,
      petCount: z.int(),
      months: z.object({ onPage: z.array(sumsOfMonth), latest: z.array(sumsOfMonth) }),
    },
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
      categories: z.array(z.object({ category: fields.category.out, totalAmount: ilsOut, count: z.int() })),
    }),
  }),
};

export const expensesOfPet = ofPetCalls(parts, expenses);
