import { addMonths } from '@tzemed/contract/dates/days';
import { latestMonths } from '@tzemed/contract/money/expenses';

/** The last months `YYYY-MM`, that of `today` included, the oldest first; those up to `to` where it lies before them. */
export function monthsUpTo(today: string, to: string | null | undefined) {
  const now = today.slice(0, 7);
  const isLongAgo = to && to.slice(0, 7) <= addMonths(now, -latestMonths);
  const last = isLongAgo ? to.slice(0, 7) : now;
  return Array.from({ length: latestMonths }, (_, index) => addMonths(last, index + 1 - latestMonths));
}
