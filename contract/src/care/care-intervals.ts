import { addDays, lastDay, sameDayIn } from '../dates/days.ts';

export const intervalUnits = ['day', 'week', 'month'] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

/** A span of whole days, weeks or months. */
export type CareInterval = { readonly count: number; readonly unit: IntervalUnit };

/** Ten years of days; months of as many years come to less. */
export const maxIntervalCount = 3650;

/** The day after a span; the last day of a month that is shorter, and never after the last of the calendar. */
export function addInterval(day: string, { count, unit }: CareInterval) {
  const months = Math.min(count, 1200);
  const next = unit === 'month' ? sameDayIn(day, months) : addDays(day, unit === 'week' ? count * 7 : count);
  return next > lastDay ? lastDay : next;
}
