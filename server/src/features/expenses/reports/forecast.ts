import { addMonths } from '@tzemed/contract/dates/days';

type MonthSum = { readonly month: string; readonly totalAmount: number };
type Known = {
  /** `YYYY-MM` of today: the first that is looked ahead to comes after it. */
  readonly month: string;
  /** Month of the first expense of all. */
  readonly firstMonth: string | null;
  /** Sums of months, at least of the last twelve. */
  readonly sums: readonly MonthSum[];
  /** Part of these sums that plans wrote. */
  readonly made: readonly MonthSum[];
  /** Sums of the expenses with a future date. */
  readonly ahead: readonly MonthSum[];
  /** Sums that plans will write. */
  readonly planned: readonly MonthSum[];
};

/** Months from `first` to `last`, both included. */
export function monthsFrom(first: string, last: string) {
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** Fewer whole months say nothing of a pace. */
const fewest = 2;
const year = 12;

/**
 * Agorot of the next twelve months: what is known of each, written or planned, and what is missing from the pace of the
 * months before, of which that is no part which plans have written: they are counted by themselves.
 */
export function forecastOf({ month, firstMonth, sums, made, ahead, planned }: Known) {
  const past = paceMonthsOf(month, firstMonth);
  // The rest of the plans for this month is no part of the coming months.
  if (past.length === 0 && !planned.some((sum) => sum.month > month)) return null;
  const spent = sumIn(sums, past) - sumIn(made, past);
  const pace = past.length === 0 ? 0 : Math.round(Math.max(0, spent) / past.length);
  const months = monthsFrom(addMonths(month, 1), addMonths(month, year)).map((name) => {
    const [inWriting, byPlan] = [sumIn(ahead, [name]), sumIn(planned, [name])];
    return {
      month: name,
      known: inWriting + byPlan,
      written: inWriting,
      planned: byPlan,
      guessed: Math.max(0, pace - inWriting),
    };
  });
  const total = (of: 'known' | 'written' | 'planned' | 'guessed') => months.reduce((sum, one) => sum + one[of], 0);
  return {
    known: total('known'),
    written: total('written'),
    planned: total('planned'),
    guessed: total('guessed'),
    pace,
    paceMonths: past.length,
    months,
  };
}

const sumIn = (all: readonly MonthSum[], months: readonly string[]) =>
  all.filter(({ month }) => months.includes(month)).reduce((sum, { totalAmount }) => sum + totalAmount, 0);

/** The whole months by which a pace is told; none where they are too few. */
function paceMonthsOf(month: string, firstMonth: string | null) {
  if (firstMonth === null) return [];
  const yearAgo = addMonths(month, -year);
  const past = monthsFrom(firstMonth > yearAgo ? firstMonth : yearAgo, addMonths(month, -1));
  return past.length < fewest ? [] : past;
}
