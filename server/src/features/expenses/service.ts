import { addDays, dayOf } from '@tzemed/contract/days';
import {
  type ExpenseInput,
  expenseDaysAhead,
  firstExpenseDay,
  type statisticsPeriods,
} from '@tzemed/contract/expenses';
import { petOf, scopeOf } from '../../access.ts';
import { belongings } from '../../belongings/service.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { invalid } from '../../lib/refusal.ts';
import { rangeOf } from './period-range.ts';
import * as store from './store.ts';

const expenses = belongings(store.rows);
export const { list, get, remove, restore } = expenses;

type Edit = EditCtx<'expenses'>;

export async function create(ctx: Edit, input: ExpenseInput) {
  const errors = absurdDay(ctx, input);
  if (errors) throw invalid(errors);
  return expenses.create(ctx, input);
}

export async function update(ctx: Edit, id: string, input: ExpenseInput) {
  // A day that stands already, from before the rule, is in nobody's way.
  const errors = absurdDay(ctx, input);
  if (errors && (await expenses.get(ctx, id)).date !== input.date) throw invalid(errors);
  return expenses.update(ctx, id, input);
}

/** A slip in the year would move every sum and chart that is drawn over time. */
function absurdDay({ now }: Edit, { date }: ExpenseInput) {
  if (date < firstExpenseDay) return { date: 'dateTooEarly' } as const;
  return date > addDays(dayOf(now), expenseDaysAhead) ? ({ date: 'dateTooLate' } as const) : undefined;
}

type StatisticsQuery = { period: (typeof statisticsPeriods)[number]; petId?: string | undefined };

export async function statistics(ctx: ViewCtx<'expenses'>, { period, petId }: StatisticsQuery) {
  if (petId !== undefined) await petOf(ctx, petId);
  const range = rangeOf(period, dayOf(ctx.now));
  const categories = await store.sumsByCategory(ctx.db, scopeOf(ctx), { petId, ...range });
  return {
    period,
    ...range,
    totalAmount: categories.reduce((sum, row) => sum + row.totalAmount, 0),
    count: categories.reduce((sum, row) => sum + row.count, 0),
    categories,
  };
}
