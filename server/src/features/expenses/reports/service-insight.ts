import { addDays, addMonths, dayOf, monthRange, sameDayIn } from '@tzemed/contract/dates/days';
import { paymentsOf } from '@tzemed/contract/money/expense-plan-price';
import { scopeOf } from '../../../access.ts';
import type { ViewCtx } from '../../../context.ts';
import { forecastOf, monthsFrom } from './forecast.ts';
import { besideBefore, besideYearBefore, demandPet, totalOf, yearRange } from './service-reports.ts';
import { rows as claims } from '../claims/store-claims.ts';
import { listAhead, sumsMade } from '../plans/store-plans.ts';
import * as expenseSums from '../store-sums.ts';

type View = ViewCtx<'expenses'>;
type Asked = { readonly year?: number | undefined; readonly petId?: string | undefined };

/** Months that are looked ahead, and back. */
const year = 12;

/** A year as far as today, beside the one before, and what the next twelve months may cost. */
export async function insight(ctx: View, { petId, ...asked }: Asked) {
  await demandPet(ctx, { petId });
  const scope = scopeOf(ctx);
  const today = dayOf(ctx.now);
  const thisYear = Number(today.slice(0, 4));
  const shown = asked.year ?? thisYear;
  const isNow = shown === thisYear;
  const whole = yearRange(shown);
  const days = { from: whole.from, to: isNow ? today : whole.to };
  const previous = { from: yearRange(shown - 1).from, to: sameDayIn(days.to, -year) };
  const [categories, before, byPet, firsts, back, open, ahead, made, plans] = await Promise.all([
    expenseSums.sumsByCategory(ctx.db, scope, { petId, ...days }),
    expenseSums.sumsByCategory(ctx.db, scope, { petId, ...previous }),
    expenseSums.sumsByPetAndMonth(ctx.db, scope, { petId, from: previous.from, to: days.to }),
    expenseSums.firstMonths(ctx.db, scope, petId),
    expenseSums.sumsBack(ctx.db, scope, { petId, ...days }),
    claims.tally(ctx.db, scope, { petId, open: true }),
    isNow ? expenseSums.sumsByPetAndMonth(ctx.db, scope, { petId, ...daysAhead(today) }) : [],
    isNow ? sumsMade(ctx.db, scope, { petId, from: previous.from, to: days.to }) : [],
    isNow ? listAhead(ctx.db, scope, petId) : [],
  ]);
  const firstOf = new Map(firsts.map(({ petId: id, month }) => [id, month]));
  const firstMonth = earliest(firsts);
  // An archived pet has no future expenses.
  const active = firsts.filter(({ isActive }) => isActive);
  const ofActive = <S extends { readonly petId: string }>(all: readonly S[]) =>
    all.filter((sum) => active.some(({ petId: id }) => id === sum.petId));
  const lastMonth = days.to.slice(0, 7);
  const total = totalOf(categories);
  return {
    year: shown,
    today,
    firstMonth,
    ...days,
    ...total,
    monthlyAverage: average(total.totalAmount, since(whole.from.slice(0, 7), firstMonth, lastMonth)),
    previous: { ...previous, ...totalOf(before) },
    ...backIn(back),
    openClaims: { count: open.total, claimed: open.claimed, paid: open.paid },
    months: besideYearBefore(shown, ofMonths(byPet)),
    categories: besideBefore(categories, before).map((sum) =>
      Object.assign(sum, { cameBack: backIn(back.filter(({ category }) => category === sum.category)).cameBack }),
    ),
    pets: [...Map.groupBy(byPet, (sum) => sum.petId)]
      .map(([id, ofPet]) => {
        const inYear = ofPet.filter(({ month }) => month >= whole.from.slice(0, 7));
        const sum = totalOf(inYear);
        const monthlyAverage = average(
          sum.totalAmount,
          since(whole.from.slice(0, 7), firstOf.get(id) ?? null, lastMonth),
        );
        const { cameBack } = backIn(back.filter((one) => one.petId === id));
        return Object.assign(sum, { petId: id, cameBack, monthlyAverage });
      })
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.totalAmount - a.totalAmount),
    forecast: isNow
      ? forecastOf({
          month: today.slice(0, 7),
          firstMonth: earliest(active),
          sums: ofMonths(ofActive(byPet)),
          made: ofActive(made),
          ahead: ofMonths(ofActive(ahead)),
          planned: plans.flatMap((plan) => plannedBy(plan, today)),
        })
      : null,
  };
}

type Back = { readonly cameBack: number; readonly byClaims: number };
/** Refunded amount of these sums, and the part of it that claims have paid. */
const backIn = (all: readonly Back[]) => ({
  cameBack: all.reduce((sum, { cameBack }) => sum + cameBack, 0),
  byClaims: all.reduce((sum, { byClaims }) => sum + byClaims, 0),
});

type MonthSum = Parameters<typeof totalOf>[0][number] & { readonly month: string };
/** Sums per month over all pets. */
const ofMonths = (all: readonly MonthSum[]) =>
  [...Map.groupBy(all, ({ month }) => month)].map(([month, ofMonth]) => Object.assign(totalOf(ofMonth), { month }));
const earliest = (all: readonly { readonly month: string }[]) => all.map(({ month }) => month).toSorted()[0] ?? null;

/** Days of the forecast. */
const daysAhead = (today: string) => ({
  from: addDays(today, 1),
  to: monthRange(addMonths(today.slice(0, 7), year)).to,
});

type Plan = Parameters<typeof paymentsOf>[0] & { readonly nextOn: string };
/** Expenses of a plan in the months of the forecast. */
function plannedBy(plan: Plan, today: string) {
  const { from, to } = daysAhead(today);
  return paymentsOf(plan, { from: plan.nextOn < from ? from : plan.nextOn, to }).map(({ day, amount }) => ({
    month: day.slice(0, 7),
    totalAmount: amount,
  }));
}

/** Number of months from the later of the two starts to the last one, both included. */
const since = (from: string, first: string | null, last: string) =>
  Math.max(1, monthsFrom(first !== null && first > from ? first : from, last).length);
const average = (total: number, months: number) => Math.round(total / months);
