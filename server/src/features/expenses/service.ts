import { dayOf } from '@tzemed/contract/days';
import type { statisticsPeriods } from '@tzemed/contract/expenses';
import { petOf, scopeOf } from '../../access.ts';
import { belongings } from '../../belongings/service.ts';
import type { ViewCtx } from '../../context.ts';
import { rangeOf } from './period-range.ts';
import * as store from './store.ts';

export const { list, get, create, update, remove, restore } = belongings(store.rows);

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
