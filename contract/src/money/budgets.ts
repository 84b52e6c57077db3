import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { expenseCategory } from './expenses.ts';
import { dayOut, idIn, idOut, ilsOut, missingOr, named, pageOf, paging, withExample } from '../schema/fields.ts';
import { householdItem, householdItemCalls } from '../items/household-items.ts';
import { choice, ils, type FieldPair } from '../schema/field-pairs.ts';

/** More than that, and nobody looks at them. */
export const maxBudgets = 50;
export const budgetPeriods = ['month', 'year'] as const;
export type BudgetPeriod = (typeof budgetPeriods)[number];

/** Maximum number of alert levels, and the highest one in percent of the budget. */
export const maxLevels = 5;
export const maxLevel = 1000;
export const defaultLevels: readonly number[] = [80, 100];

const level = () =>
  withExample(
    z
      .int(missingOr('required', 'budgetLevelInvalid'))
      .check(z.minimum(1, 'budgetLevelInvalid'), z.maximum(maxLevel, 'budgetLevelInvalid')),
    50,
  );
/** Schema of one level, for a form field whose value is not in the list yet. */
export const budgetLevelIn = level();
const levelOut = withExample(z.int(), 50);
const levels = {
  in: withExample(
    z.optional(
      z.array(level(), missingOr('required', 'budgetLevelInvalid')).check(
        z.overwrite((all) => [...new Set(all)].toSorted((a, b) => a - b)),
        z.maxLength(maxLevels, 'tooManyLevels'),
      ),
    ),
    defaultLevels,
  ),
  out: withExample(z.array(z.int()), defaultLevels),
};

const category = {
  in: withExample(
    z.optional(
      z.pipe(
        z.nullable(z.union([z.literal(''), expenseCategory.in], 'categoryUnknown')),
        z.transform((value) => value || null),
      ),
    ),
    'food',
  ),
  out: withExample(z.nullable(z.string()), 'food'),
};

const fields = {
  amount: ils('budgetPositive'),
  period: choice(budgetPeriods, 'required', 'valueUnknown', 'month'),
  /** Category of the budget; none means all expenses. */
  category,
  /** Pet of the budget; none means all pets of the household. */
  petId: { in: z.optional(z.nullable(idIn())), out: z.nullable(idOut('Pet')) },
  levels,
} satisfies Record<string, FieldPair>;

const parts = householdItem('Budget', fields);
export const budgetInput = parts.input;
export const newBudget = parts.newInput;
export type BudgetInput = z.output<typeof budgetInput>;
export type NewBudget = z.output<typeof newBudget>;

/** State of a budget in the current period. */
const running = z.object({
  from: dayOut,
  to: dayOut,
  today: dayOut,
  spent: withExample(ilsOut, 573.5),
  percent: withExample(z.int(), 88),
  forecast: z.nullable(
    z.object({
      amount: withExample(ilsOut, 723),
      planned: withExample(ilsOut, 90),
      guessed: withExample(ilsOut, 59.5),
      pace: withExample(ilsOut, 612),
      paceMonths: withExample(z.int(), 3),
    }),
  ),
});
export const budget = parts.row;
export const runningBudget = named('RunningBudget', z.extend(parts.row, { running }));
export type Budget = z.input<typeof budget>;
export type RunningBudget = z.input<typeof runningBudget>;

const own = { area: 'expenses', level: 'own', of: 'home' } as const;
const kept = householdItemCalls(parts, {
  path: '/expenses/budget',
  area: 'expenses',
  listed: 'the oldest first, and how each stands in the period that runs',
  list: '`running` is of the month or year of today (Asia/Jerusalem), whole: `spent` is all that is written down in it, days ahead included, and `percent` of the budget is rounded down. `forecast` says what of: its `amount` is what is `spent`, what is `planned` (the days of repeating expenses that are still to come in the period, each at its price), and what is `guessed` besides: for each day that is left its part of `pace`, the monthly average of what no plan has written in the last `paceMonths` whole months, three at most. Where fewer than two are known there is no pace, `paceMonths` is 0 and nothing is guessed; null where nothing is planned then, either. What is for a pet or a category that was deleted, or merged into another, rests and is not listed; it is there again when that is.',
  create: `A home has ${maxBudgets} at most (\`tooManyBudgets\`), and none twice for the same period, category and pet (\`budgetExists\`, at \`category\`). Without \`category\` it is for all of them, without \`petId\` for all pets. \`levels\` are those of its alerts, ${maxLevels} at most, ${defaultLevels.join(' and ')} without any being said. A category that is not there is refused (\`categoryUnknown\`, \`categoryGone\`), and so is a pet that was deleted (\`petGone\`); any other that is not there is a 404.`,
  update:
    'A `category` or `petId` that is null is taken away. One that rests is told of what has gone, at its field (`petGone`, `categoryGone`), unless it is for something else from now on. Of levels that are added and passed already nobody is told, nor of any that are passed when it is saved with another amount, period, category or pet; the others are told of when they are passed, in this period too.',
  remove: 'Expenses stay as they are.',
  refuses: { restore: { 409: ['budgetExists', 'tooManyBudgets'] } },
});

/**
 * Spending limits of a household and their current state. Only owners see them, because they cover all pets together.
 */
export const budgets = {
  ...kept,
  list: endpoint({ ...kept.list, access: own, reply: z.object(pageOf('budgets', runningBudget)) }),
  get: endpoint({ ...kept.get, access: own }),
};

const alert = named(
  'BudgetAlert',
  z.object({ id: idOut('BudgetAlert'), householdId: idOut('Household'), budgetId: idOut('Budget'), percent: levelOut }),
);
export type BudgetAlert = z.input<typeof alert>;

/** Percentages of a budget at which its household is notified. */
export const budgetAlerts = {
  list: endpoint({
    method: 'GET',
    path: '/expenses/budget-alerts',
    access: own,
    summary: 'The levels at which you are told how far a budget is used up',
    details:
      'By budget, and the lowest first; those of one with `budgetId`. The same that a budget has as its `levels`.',
    refuses: { 404: ['notFound'] },
    query: z.object({ budgetId: z.optional(idIn('required', 'Budget')), ...paging }),
    reply: z.object(pageOf('alerts', alert)),
  }),
  create: endpoint({
    method: 'POST',
    path: '/expenses/budget-alerts',
    access: own,
    summary: 'Be told at one more level of a budget',
    details: `A level that stands already is answered as it is. A budget has ${maxLevels} at most (\`tooManyLevels\`). Each is told of once in a period, when it is passed; one that is passed already when it is added, in the next.`,
    refuses: { 404: ['notFound'] },
    body: z.object({ budgetId: idIn('required', 'Budget'), percent: level() }),
    reply: z.object({ alert }),
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/expenses/budget-alerts/:id',
    access: own,
    summary: 'A level of a budget',
    details: 'That of a budget that was deleted, or rests, is a 404.',
    reply: z.object({ alert }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/expenses/budget-alerts/:id',
    access: own,
    summary: 'Be told at another level instead',
    details: 'One at which you are told already is refused (`budgetLevelTaken`).',
    body: z.object({ percent: level() }),
    reply: z.object({ alert }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/expenses/budget-alerts/:id',
    access: own,
    summary: 'Be told at this level no more',
    details: 'What is deleted already is a 404.',
  }),
};
