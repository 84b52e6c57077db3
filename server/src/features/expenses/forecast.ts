import { addMonths } from '@tzemed/contract/days';

type MonthSum = { readonly month: string; readonly totalAmount: number };
type Known = {
  /** `YYYY-MM` of today: the first that is looked ahead to comes after it. */
  readonly month: string;
  /** Of the first expense of all. */
  readonly firstMonth: string | null;
  /** What months came to, at least of the last twelve. */
  readonly sums: readonly MonthSum[];
  /** What is written down with a day ahead. */
  readonly ahead: readonly MonthSum[];
};

/** From the one to the other, both included. */
export function monthsFrom(first: string, last: string) {
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** Fewer whole months say nothing of a pace. */
const fewest = 2;
const year = 12;

/** Agorot of the next twelve months: what is known of each, and what is missing from the pace of the months before. */
export function forecastOf({ month, firstMonth, sums, ahead }: Known) {
  if (firstMonth === null) return null;
  const yearAgo = addMonths(month, -year);
  const past = monthsFrom(firstMonth > yearAgo ? firstMonth : yearAgo, addMonths(month, -1));
  if (past.length < fewest) return null;
  const spent = sums.filter((sum) => past.includes(sum.month)).reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  const pace = Math.round(spent / past.length);
  const months = monthsFrom(addMonths(month, 1), addMonths(month, year)).map((name) => {
    const known = ahead.find((sum) => sum.month === name)?.totalAmount ?? 0;
    return { month: name, known, guessed: Math.max(0, pace - known) };
  });
  const total = (of: 'known' | 'guessed') => months.reduce((sum, one) => sum + one[of], 0);
  return { known: total('known'), guessed: total('guessed'), pace, paceMonths: past.length, months };
}
