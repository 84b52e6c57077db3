import * as z from 'zod/mini';
import { belonging, belongingCalls, ofPetCalls } from '../items/belongings.ts';
import { expenseDaysAhead, expenseFields, firstExpenseDay, paidBy } from './expenses.ts';
import { dayIn, dayOut, flagIn, ilsIn, ilsOut, named, withExample } from '../schema/fields.ts';
import { choice, optionalDay, type FieldPair } from '../schema/field-pairs.ts';
import { repeatRules } from '../dates/repeats.ts';

/** More than that, and nobody knows what a pet costs. */
export const maxPlans = 100;
/** Two years of a price that changes each month. */
export const maxPrices = 24;
export const planIntervals = ['weekly', 'monthly', 'yearly'] as const;
export type PlanInterval = (typeof planIntervals)[number];

const exampleStart = '2026-12-01';
const exampleFrom = '2027-01-21';
const prices = {
  in: withExample(
    z.optional(
      z
        .array(
          named('PriceStepInput', z.object({ from: withExample(dayIn(), exampleFrom, 'date'), amount: ilsIn() })),
          'invalid',
        )
        .check(z.maxLength(maxPrices, 'tooManyPrices')),
    ),
    [{ from: exampleFrom, amount: 319.9 }],
  ),
  out: withExample(
    z.array(named('PriceStep', z.object({ from: withExample(z.string(), exampleFrom, 'date'), amount: ilsOut }))),
    [{ from: exampleFrom, amount: 319.9 }],
  ),
};

const fields = {
  description: expenseFields.description,
  /** Price until the first price step. */
  amount: expenseFields.amount,
  category: expenseFields.category,
  notes: expenseFields.notes,
  /** Payer of the plan; its expenses name this person as long as that is allowed. */
  paidBy,
  /** The first day; all others are counted from it. */
  startsOn: {
    in: withExample(dayIn(), exampleStart, 'date'),
    out: withExample(z.string(), exampleStart, 'date'),
  },
  repeatInterval: choice(planIntervals, 'required', 'valueUnknown', 'monthly'),
  repeatEvery: repeatRules.repeatEvery,
  /** Last day and number of payments: whichever is reached first ends the plan. */
  repeatUntil: optionalDay(null),
  repeatTimes: repeatRules.repeatTimes,
  prices,
} satisfies Record<string, FieldPair>;

type Sent = {
  readonly startsOn: string;
  readonly repeatUntil?: string | null;
  readonly prices?: readonly { readonly from: string }[];
};

/** Checks pairs of fields; they run even if other fields are invalid, as long as both fields of the pair are valid. */
const inOrder = z.check(
  ({ value, issues }) => {
    const { startsOn, repeatUntil, prices: steps } = value as Sent;
    // True when neither the field nor a field around it has an issue.
    const isRight = (...place: readonly PropertyKey[]) =>
      !issues.some(({ path = [] }) => path.length <= place.length && path.every((part, nth) => part === place[nth]));
    const isBegun = isRight('startsOn');
    if (isBegun && isRight('repeatUntil') && repeatUntil && repeatUntil < startsOn)
      issues.push({ code: 'custom', path: ['repeatUntil'], message: 'dateOrder', input: repeatUntil });
    if (!isRight('prices') || !steps) return;
    const days = steps.map((step, index) => (isRight('prices', index, 'from') ? step.from : undefined));
    for (const [index, from] of days.entries()) {
      const before = index > 0 ? days[index - 1] : isBegun ? startsOn : undefined;
      if (from !== undefined && before !== undefined && from <= before)
        issues.push({ code: 'custom', path: ['prices', index, 'from'], message: 'priceOrder', input: from });
    }
  },
  { when: () => true },
);

const parts = belonging(
  'ExpensePlan',
  fields,
  {
    /** Day of the next expense; null when the plan is over. */
    nextOn: withExample(z.nullable(dayOut), exampleStart),
    /** Amount of the next expense. */
    nextAmount: z.nullable(ilsOut),
    /** Last day of the plan; null if it has no end. */
    lastOn: withExample(z.nullable(dayOut), null),
    /** Number of expenses that the plan has written. */
    madeTimes: withExample(z.int(), 0),
    /** True while the plan writes no expenses: its category is deleted, or its pet archived. */
    isResting: withExample(z.boolean(), false),
  },
  {},
  { checks: [inOrder] },
);
export const expensePlanInput = parts.input;
export const newExpensePlan = parts.newInput;
export const expensePlan = parts.row;
export type ExpensePlanInput = z.output<typeof expensePlanInput>;
export type NewExpensePlan = z.output<typeof newExpensePlan>;
export type ExpensePlan = z.input<typeof expensePlan>;

/** Recurring expenses of a pet: each one is written when its day comes. */
export const expensePlans = belongingCalls(parts, {
  path: '/expenses/plans',
  one: 'plan',
  area: 'expenses',
  listed: 'the one first of which the next expense comes first, and those that are over at last',
  says: '`ended=true` are those that are over, `ended=false` the others. `category` is the one that stands where that of a plan was merged into another. One that is resting (`isResting`) makes none: its category was deleted, or its pet archived. The days that pass meanwhile are not made up for.',
  rules: [
    'On each of its days (Asia/Jerusalem), counted from `startsOn`, an expense of the pet is written at the price of that day, once, by the server. A month that is too short has its last day instead: 31 January, 28 February, 31 March. What falls on the day on which it is saved is written at once; days before that are not written at all, but count among `repeatTimes`.',
    '`prices` are steps: from its day on each is what it costs, `amount` before the first. Each is after the one before, the first after `startsOn` (`priceOrder`). It ends by `repeatUntil` or by `repeatTimes`, whichever comes first.',
    'A `category` is a built-in one or one of the home’s own; one that is not there is refused (`categoryUnknown`, `categoryGone`). `paidBy` is as that of an expense (`payerUnknown`).',
    `A \`startsOn\` before ${firstExpenseDay}, or more than ${expenseDaysAhead} days ahead, is refused, and so is a \`repeatUntil\` before it. A pet has ${maxPlans} at most (\`tooManyPlans\`).`,
    'What it has written are expenses like any other (`planId`): an edit of the plan, or that it is deleted, does nothing to them, and one that was deleted is not written again.',
  ],
  sorts: ['nextOn', 'startsOn', 'amount', 'description'],
  restoring: {
    rule: 'The days that have passed meanwhile are not written. A pet has as many as it may already: `tooManyPlans`.',
    refuses: { 409: ['tooManyPlans'] },
  },
  filters: { ended: z.optional(flagIn()) },
});

export const expensePlansOfPet = ofPetCalls(parts, expensePlans);
