import { addDays, isDay } from '@tzemed/contract/dates/days';
import { lastPlanDay, planDayFrom, type PlanSeries } from '@tzemed/contract/money/expense-plan-days';
import { priceOn, type PriceStep } from '@tzemed/contract/money/expense-plan-price';
import { maxEvery, maxTimes } from '@tzemed/contract/dates/repeats';

/** Values of a form, valid or not. */
type Typed = Partial<Omit<PlanSeries, 'repeatUntil'>> & {
  readonly repeatUntil?: string | null | undefined;
  readonly amount?: number | undefined;
  readonly prices?: readonly Partial<PriceStep>[] | undefined;
};

/** Number of days listed one by one. */
const said = 3;

const isCount = (count: number | undefined, most: number) =>
  Number.isInteger(count) && Number(count) >= 1 && Number(count) <= most;
const isDayOf = (day: string | undefined) => day !== undefined && isDay(day);
const isSum = (sum: number | undefined) => sum !== undefined && sum > 0;
const isStep = (step: Partial<PriceStep>): step is PriceStep => isDayOf(step.from) && isSum(step.amount);

/** Upcoming payments from a day on; undefined until the form has valid days and a valid amount. */
export function upcomingPayments(typed: Typed, today: string) {
  const { startsOn, repeatInterval, repeatEvery, repeatUntil = null, repeatTimes = null, amount, prices = [] } = typed;
  const isWhole =
    isDayOf(startsOn) &&
    isSum(amount) &&
    isCount(repeatEvery, maxEvery) &&
    (repeatUntil === null || isDayOf(repeatUntil)) &&
    (repeatTimes === null || isCount(repeatTimes, maxTimes));
  if (!isWhole || !repeatInterval) return undefined;
  const series = { startsOn, repeatInterval, repeatEvery, repeatUntil, repeatTimes } as PlanSeries;
  const steps = prices.filter(isStep).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const days: { day: string; amount: number }[] = [];
  let day = planDayFrom(series, today);
  for (; day && days.length < said; day = planDayFrom(series, addDays(day, 1)))
    days.push({ day, amount: priceOn({ amount: amount!, prices: steps }, day) });
  return { series, days, isMore: day !== null, lastOn: lastPlanDay(series) };
}
