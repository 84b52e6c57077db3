import type { ExpenseFilters, statisticsPeriods } from '@tzemed/contract/expenses';
import { petFilterOf, scopeOf } from '../../access.ts';
import type { ViewCtx } from '../../context.ts';
import { belongings } from '../../belongings/service.ts';
import { dayOf } from '@tzemed/contract/days';
import { rangeOf } from './period-range.ts';
import * as store from './store.ts';

type View = ViewCtx<'expenses'>;

export const { get, create, update, remove, restore } = belongings({
  table: 'expenses',
  singular: 'expense',
  find: store.find,
  insert: store.insert,
  update: store.update,
});

export async function list(ctx: View, { page, limit, ...filters }: ExpenseFilters) {
  await petFilterOf(ctx, filters.petId);
  const scope = scopeOf(ctx);
  const [expenses, sums] = await Promise.all([
    store.list(ctx.db, scope, { ...filters, limit, offset: (page - 1) * limit }),
    store.sums(ctx.db, scope, filters),
  ]);
  return { expenses, ...sums, page, limit };
}

type StatisticsQuery = { period: (typeof statisticsPeriods)[number]; petId?: string | undefined };

export async function statistics(ctx: View, { period, petId }: StatisticsQuery) {
  await petFilterOf(ctx, petId);
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
