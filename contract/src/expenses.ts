import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  day,
  dayOut,
  editedVersion,
  id,
  idOf,
  ils,
  ilsOut,
  instantOut,
  named,
  optionalDay,
  optionalText,
  pageOf,
  paging,
  text,
  withExample,
} from './fields.ts';

export const expenseCategories = [
  'food',
  'medicine',
  'toys',
  'equipment',
  'grooming',
  'training',
  'insurance',
  'other',
] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];
const category = z.enum(expenseCategories, 'categoryRequired');

export const expenseInput = named(
  'ExpenseInput',
  z.object({
    description: withExample(text(200, 'descriptionRequired'), 'שק מזון יבש 15 ק״ג'),
    amount: ils(),
    category,
    petId: idOf('petRequired'),
    date: day(),
    notes: optionalText(2000),
    ...editedVersion,
  }),
);
export type ExpenseInput = z.output<typeof expenseInput>;

export const expense = named(
  'Expense',
  z.object({
    id,
    petId: id,
    description: withExample(z.string(), 'שק מזון יבש 15 ק״ג'),
    amount: ilsOut,
    category,
    date: dayOut,
    notes: z.nullable(z.string()),
    version: z.int(),
    createdAt: instantOut,
    updatedAt: instantOut,
  }),
);
export type Expense = z.input<typeof expense>;

export const expenseFilters = z.object({
  petId: z.optional(idOf()),
  category: z.optional(z.enum(expenseCategories, 'filterInvalid')),
  from: optionalDay(),
  to: optionalDay(),
  ...paging,
});
export type ExpenseFilters = z.output<typeof expenseFilters>;

export const statisticsPeriods = ['week', 'month', 'year', 'all'] as const;

const reply = z.object({ expense });
const byId = '/expenses/:id';

export const expenses = {
  list: endpoint({
    method: 'GET',
    path: '/expenses',
    access: { area: 'expenses', level: 'view' },
    summary: 'Expenses of all pets you may see, newest first, with the sum of the whole filtered set',
    query: expenseFilters,
    reply: z.object({ ...pageOf('expenses', expense), totalAmount: ilsOut, petCount: z.int() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/expenses',
    access: { area: 'expenses', level: 'edit' },
    summary: 'Add an expense',
    body: expenseInput,
    reply,
    status: 201,
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/expenses/statistics',
    access: { area: 'expenses', level: 'view' },
    summary:
      'Sum and number of expenses in the current week, month or year (Asia/Jerusalem, weeks from Sunday), and by category',
    query: z.object({
      period: z._default(z.enum(statisticsPeriods, 'filterInvalid'), 'month'),
      petId: z.optional(idOf()),
    }),
    reply: z.object({
      period: z.enum(statisticsPeriods),
      from: z.nullable(dayOut),
      to: z.nullable(dayOut),
      totalAmount: ilsOut,
      count: z.int(),
      categories: z.array(z.object({ category, totalAmount: ilsOut, count: z.int() })),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: byId,
    access: { area: 'expenses', level: 'view' },
    summary: 'One expense',
    reply,
  }),
  update: endpoint({
    method: 'PUT',
    path: byId,
    access: { area: 'expenses', level: 'edit' },
    summary: 'Replace an expense',
    body: expenseInput,
    reply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: byId,
    access: { area: 'expenses', level: 'edit' },
    summary: 'Delete an expense; it can be restored',
  }),
  restore: endpoint({
    method: 'POST',
    path: '/expenses/:id/restore',
    access: { area: 'expenses', level: 'edit' },
    summary: 'Bring a deleted expense back',
    reply,
  }),
};
