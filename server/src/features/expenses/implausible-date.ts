import { addDays } from '@tzemed/contract/dates/days';
import { expenseDaysAhead, firstExpenseDay } from '@tzemed/contract/money/expenses';

/** A slip in the year would move every sum and chart that is drawn over time. */
export function implausibleDate(today: string, { date }: { readonly date: string }) {
  if (date < firstExpenseDay) return { date: 'dateTooEarly' } as const;
  return date > addDays(today, expenseDaysAhead) ? ({ date: 'dateTooLate' } as const) : undefined;
}
