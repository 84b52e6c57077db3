import { addDays, dayOf, monthRange } from '@tzemed/contract/days';
import {
  type ExpenseCategory,
  type ExpenseInput,
  expenseDaysAhead,
  firstExpenseDay,
  type NewExpense,
  type statisticsPeriods,
} from '@tzemed/contract/expenses';
import { petOf, scopeOf } from '../../access.ts';
import type { Page } from '../../belongings/reading.ts';
import { belongings, idOf } from '../../belongings/service.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { invalid } from '../../lib/refusal.ts';
import { rangeOf } from './period-range.ts';
import * as store from './store.ts';
import { monthsUpTo } from './latest-months.ts';

const expenses = belongings(store.rows);
export const { get, remove, restore } = expenses;

type View = ViewCtx<'expenses'>;
type Edit = EditCtx<'expenses'>;

type Filters = {
  readonly petId?: string | undefined;
  readonly category?: ExpenseCategory | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};
type Sums = { readonly month: string; readonly totalAmount: number; readonly count: number };

/** A page, and what its months come to: most of those are among the last ones, which are asked for beside it. */
export async function list(ctx: View, query: Filters & Page) {
  const { petId, category, from, to } = query;
  if (petId !== undefined) idOf(petId);
  const others = { petId, category };
  const sumsBetween = (from: string, to: string): Promise<Sums[]> =>
    store.monthSums(ctx.db, scopeOf(ctx), { ...others, from, to });
  const latest = monthsUpTo(dayOf(ctx.now), to);
  const [page, latestSums] = await Promise.all([
    expenses.list(ctx, query),
    sumsBetween(monthRange(latest[0]!).from, monthRange(latest.at(-1)!).to),
  ]);

  const onPage = [...new Set(page.expenses.map(({ date }) => date.slice(0, 7)))].toSorted().toReversed();
  const isWhole = (month: string) => {
    const days = monthRange(month);
    return (!from || from <= days.from) && (!to || days.to <= to);
  };
  const unknown = onPage.filter((month) => !latest.includes(month) || !isWhole(month));
  const found =
    unknown.length === 0
      ? []
      : await sumsBetween(later(from, monthRange(unknown.at(-1)!).from), earlier(to, monthRange(unknown[0]!).to));
  return {
    ...page,
    months: {
      onPage: onPage.map((month) => sumsOf(unknown.includes(month) ? found : latestSums, month)),
      latest: latest.map((month) => sumsOf(latestSums, month)),
    },
  };
}

const later = (day: string | null | undefined, other: string) => (day && day > other ? day : other);
const earlier = (day: string | null | undefined, other: string) => (day && day < other ? day : other);
const sumsOf = (sums: readonly Sums[], month: string): Sums =>
  sums.find((one) => one.month === month) ?? { month, totalAmount: 0, count: 0 };

export async function create(ctx: Edit, input: NewExpense) {
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

export async function statistics(ctx: View, { period, petId }: StatisticsQuery) {
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
