import { dayIn } from '@tzemed/contract/schema/fields';
import { expensePlanInput } from '@tzemed/contract/money/expense-plans';
import { everyIn, timesIn } from '@tzemed/contract/dates/repeats';
import * as z from 'zod/mini';

/** Values of the form. */
export const planForm = z.safeExtend(expensePlanInput, {
  repeatEvery: everyIn,
  // Chosen and left empty it is asked for.
  repeatUntil: z.nullable(dayIn()),
  repeatTimes: timesIn,
});
export type PlanValues = z.input<typeof planForm>;
