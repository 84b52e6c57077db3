import type { ExpenseFilters, ExpenseInput, statisticsPeriods } from '@tzemed/contract/expenses';
import { petFilterOf, petOf, scopeOf } from '../../access.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { dayOf } from '../../lib/calendar.ts';
import { notFound, stale } from '../../lib/refusal.ts';
import { rangeOf } from './period-range.ts';
import * as store from './store.ts';

type View = ViewCtx<'expenses'>;
type Edit = EditCtx<'expenses'>;

export async function list(ctx: View, { page, limit, ...filters }: ExpenseFilters) {
  await petFilterOf(ctx, filters.petId);
  const scope = scopeOf(ctx);
  const [expenses, sums] = await Promise.all([
    store.list(ctx.db, scope, filters, { page, limit }),
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

export async function get(ctx: View, id: string) {
  const expense = await store.find(ctx.db, scopeOf(ctx), id);
  if (!expense) throw notFound();
  return expense;
}

export async function create(ctx: Edit, input: ExpenseInput) {
  const pet = await petOf(ctx, input.petId);
  return store.insert(ctx.db, pet, input, ctx.now);
}

export async function update(ctx: Edit, id: string, input: ExpenseInput) {
  const pet = await petOf(ctx, input.petId);
  const saved = await store.update(ctx.db, scopeOf(ctx), id, pet, input, ctx.now);
  if (!saved) throw stale({ expense: await get(ctx, id) });
  return saved;
}

export async function remove(ctx: Edit, id: string) {
  if (!(await store.remove(ctx.db, scopeOf(ctx), id, ctx.now))) throw notFound();
}

export async function restore(ctx: Edit, id: string) {
  if (!(await store.restore(ctx.db, scopeOf(ctx), id))) throw notFound();
  return get(ctx, id);
}
