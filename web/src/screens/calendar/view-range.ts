import { addDays, monthRange, sameDayIn, weekRange } from '@tzemed/contract/dates/days';

export const views = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof views)[number];

/** Default view, unless the address names another. */
export const defaultView = (isNarrow: boolean): CalendarView => (isNarrow ? 'agenda' : 'month');

/** Length of an agenda in days: the next entry after an empty day is most often within them. */
const agendaDays = 28;

/** The first and the last day that a view shows: of a month the whole weeks that it touches. */
export function viewRange(view: CalendarView, day: string) {
  const week = weekRange(day);
  if (view === 'week') return week;
  if (view === 'agenda') return { from: week.from, to: addDays(week.from, agendaDays - 1) };
  const month = monthRange(day.slice(0, 7));
  return { from: weekRange(month.from).from, to: weekRange(month.to).to };
}

/** The days from one to another, both included, seven by seven. */
export function weeksOf({ from, to }: { from: string; to: string }) {
  const weeks: string[][] = [];
  for (let day = from; day <= to; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  return weeks;
}

/** Day that 'back' and 'forward' lead to. */
export const stepped = (view: CalendarView, day: string, by: 1 | -1) =>
  view === 'month' ? sameDayIn(day, by) : addDays(day, 7 * by);

/** 26.11 */
export const dayMonth = (day: string) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}`;
