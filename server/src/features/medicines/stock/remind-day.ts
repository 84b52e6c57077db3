import { addDays } from '@tzemed/contract/dates/days';
import { isRestDay, weekdayOf } from '@tzemed/contract/dates/holidays';
import { remindDaysBefore } from '@tzemed/contract/stock/stock-items';

const friday = 5;

/**
 * Day on which somebody is reminded of a stock that runs out: days before, on the last working day before a weekend or
 * holiday. `isSooner` tells that it was moved.
 */
export function remindDay(runsOutOn: string): { readonly day: string; readonly isSooner: boolean } {
  const meant = addDays(runsOutOn, -remindDaysBefore);
  let day = meant;
  while (isRestDay(day) || weekdayOf(day) === friday) day = addDays(day, -1);
  return { day, isSooner: day !== meant };
}
