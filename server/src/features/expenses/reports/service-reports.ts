import { addDays, addMonths, dayOf, monthRange, sameDayIn } from '@tzemed/contract/dates/days';
import type { StatisticsPeriod } from '@tzemed/contract/dates/statistics-periods';
import { petOf, scopeOf } from '../../../access.ts';
import type { ViewCtx } from '../../../context.ts';
import { periodRangeOf } from '../../../lib/time/period-range.ts';
import { percentsOf } from './percents.ts';
import * as expenseSums from '../store-sums.ts';

type View = ViewCtx<'expenses'>;
export type Days = { readonly from: string; readonly to: string };
type OfPet = { readonly petId?: string | undefined };
type Sum = { readonly totalAmount: number; readonly count: number };
type OfPeriod = OfPet & { readonly period: StatisticsPeriod };
type OfYear = OfPet & { readonly year?: number | undefined };
type ByCategory = Sum & { readonly category: string };

export const totalOf = (sums: readonly Sum[]) => ({
  totalAmount: sums.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
  count: sums.reduce((sum, { count }) => sum + count, 0),
});
export const yearRange = (year: number | string): Days => ({ from: `${year}-01-01`, to: `${year}-12-31` });
export const monthsOfYear = (year: number | string) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

/** 404 for a pet that is out of reach. */
export async function demandPet(ctx: View, { petId }: OfPet) {
  if (petId !== undefined) await petOf(ctx, petId);
}

const sumsBetween = async (ctx: View, { petId }: OfPet, days: Days) =>
  totalOf(await expenseSums.monthSums(ctx.db, scopeOf(ctx), { petId, ...days }));

/** Sums up to today of the period that contains today and of the period before, up to the same day. */
async function untilToday(ctx: View, asked: OfPet, now: Days, earlier: Days) {
  const today = dayOf(ctx.now);
  if (today < now.from || today >= now.to) return null;
  const previousTo = sameDayOf(today, now, earlier);
  const [so, then] = await Promise.all([
    sumsBetween(ctx, asked, { from: now.from, to: today }),
    sumsBetween(ctx, asked, { from: earlier.from, to: previousTo }),
  ]);
  return { to: today, totalAmount: so.totalAmount, previousTo, previousTotalAmount: then.totalAmount };
}
const monthsBetween = (a: string, b: string) =>
  12 * (Number(b.slice(0, 4)) - Number(a.slice(0, 4))) + Number(b.slice(5, 7)) - Number(a.slice(5, 7));
/** A week is seven days, whichever months they are of. */
const sameDayOf = (today: string, now: Days, earlier: Days) =>
  addDays(now.from, 6) === now.to ? addDays(today, -7) : sameDayIn(today, monthsBetween(now.from, earlier.from));

/** The period before one that begins and ends with a week, a month or a year. */
function rangeBefore({ from, to }: Days): Days {
  if (addDays(from, 6) === to) return { from: addDays(from, -7), to: addDays(from, -1) };
  return from.slice(0, 7) === to.slice(0, 7)
    ? monthRange(addMonths(from.slice(0, 7), -1))
    : yearRange(Number(from.slice(0, 4)) - 1);
}

/** Categories with their percent, beside what they came to before. */
export function besideBefore(sums: readonly ByCategory[], earlier: readonly ByCategory[]) {
  const percents = percentsOf(sums.map(({ totalAmount }) => totalAmount));
  return sums.map(({ category, totalAmount, count }, index) => ({
    category,
    totalAmount,
    count,
    percent: percents[index]!,
    previousTotalAmount: earlier.find((one) => one.category === category)?.totalAmount ?? 0,
  }));
}

/** Sums of a range of days by category and by pet, next to the range before. */
async function summary(ctx: View, { petId }: OfPet, days: Days) {
  const scope = scopeOf(ctx);
  const earlier = rangeBefore(days);
  const [categories, before, pets, until] = await Promise.all([
    expenseSums.sumsByCategory(ctx.db, scope, { petId, ...days }),
    expenseSums.sumsByCategory(ctx.db, scope, { petId, ...earlier }),
    expenseSums.sumsByPet(ctx.db, scope, { petId, ...days }),
    untilToday(ctx, { petId }, days, earlier),
  ]);
  return {
    ...days,
    ...totalOf(categories),
    previous: { ...earlier, ...totalOf(before) },
    untilToday: until,
    categories: besideBefore(categories, before),
    pets,
  };
}

export async function categoryBreakdown(ctx: View, { period, petId }: OfPeriod) {
  await demandPet(ctx, { petId });
  const range = periodRangeOf(period, dayOf(ctx.now));
  const scope = scopeOf(ctx);
  const [categories, before] = await Promise.all([
    expenseSums.sumsByCategory(ctx.db, scope, { petId, ...range }),
    range.from === null ? [] : expenseSums.sumsByCategory(ctx.db, scope, { petId, ...rangeBefore(range) }),
  ]);
  return { period, ...range, ...totalOf(categories), categories: besideBefore(categories, before) };
}

export async function monthlySummary(ctx: View, { month, ...asked }: OfYear & { readonly month?: number | undefined }) {
  await demandPet(ctx, asked);
  const today = dayOf(ctx.now);
  const name = `${asked.year ?? today.slice(0, 4)}-${String(month ?? today.slice(5, 7)).padStart(2, '0')}`;
  return { month: name, ...(await summary(ctx, asked, monthRange(name))) };
}

export async function yearlySummary(ctx: View, { petId, ...asked }: OfYear) {
  await demandPet(ctx, { petId });
  const year = asked.year ?? Number(dayOf(ctx.now).slice(0, 4));
  const both = { from: yearRange(year - 1).from, to: yearRange(year).to };
  const [told, sums] = await Promise.all([
    summary(ctx, { petId }, yearRange(year)),
    expenseSums.monthSums(ctx.db, scopeOf(ctx), { petId, ...both }),
  ]);
  return { year, ...told, months: besideYearBefore(year, sums) };
}

/** The twelve months of a year, each beside the same one of the year before. */
export function besideYearBefore(year: number, sums: readonly (Sum & { readonly month: string })[]) {
  const byMonth = new Map(sums.map((sum) => [sum.month, sum]));
  return monthsOfYear(year).map((month) => ({
    month,
    totalAmount: byMonth.get(month)?.totalAmount ?? 0,
    count: byMonth.get(month)?.count ?? 0,
    previousTotalAmount: byMonth.get(addMonths(month, -12))?.totalAmount ?? 0,
  }));
}

/** Days of a week or a month, months of a year and of all time. */
export async function trends(ctx: View, { period, petId }: OfPeriod) {
  await demandPet(ctx, { petId });
  const range = periodRangeOf(period, dayOf(ctx.now));
  const unit = period === 'week' || period === 'month' ? ('day' as const) : ('month' as const);
  const points =
    range.from !== null && unit === 'day' ? await byDay(ctx, { petId }, range) : await byMonth(ctx, { petId }, range);
  const earlier = range.from === null ? null : rangeBefore(range);
  const [before, until] = earlier
    ? await Promise.all([sumsBetween(ctx, { petId }, earlier), untilToday(ctx, { petId }, range as Days, earlier)])
    : [];
  return {
    period,
    ...range,
    ...totalOf(points),
    unit,
    points,
    previous: earlier && before ? { ...earlier, ...before } : null,
    untilToday: until ?? null,
  };
}

async function byDay(ctx: View, asked: OfPet, { from, to }: Days) {
  const sums = new Map(
    (await expenseSums.sumsByDay(ctx.db, scopeOf(ctx), { ...asked, from, to })).map(({ day, ...sum }) => [day, sum]),
  );
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days.map((day) => Object.assign({ from: day, to: day }, sums.get(day) ?? none));
}
const none: Sum = { totalAmount: 0, count: 0 };

async function byMonth(ctx: View, asked: OfPet, { from, to }: { from: string | null; to: string | null }) {
  const sums = await expenseSums.monthSums(ctx.db, scopeOf(ctx), { ...asked, from, to });
  const known = new Map(sums.map(({ month, totalAmount, count }) => [month, { totalAmount, count }]));
  const names = [...known.keys()].toSorted();
  const first = from?.slice(0, 7) ?? names[0];
  const today = dayOf(ctx.now).slice(0, 7);
  const last = to?.slice(0, 7) ?? [today, ...names].toSorted().at(-1)!;
  const months: string[] = [];
  for (let month = first; month !== undefined && month <= last; month = addMonths(month, 1)) months.push(month);
  return months.map((month) => Object.assign(monthRange(month), known.get(month) ?? none));
}
