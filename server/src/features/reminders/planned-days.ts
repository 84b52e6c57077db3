import { addDays } from '@tzemed/contract/days';
import { nextDay, nextOccurrence, type Occurrence } from './next-occurrence.ts';

type Span = { readonly from: string; readonly to: string };

/**
 * The days of a span on which its plan will still ask for it, if the one that stands is closed at `closed`; in order, one
 * by one, since a plan may have thousands. What counts from the day on which it was done has none: nobody knows that day.
 */
export function* plannedDays(standing: Occurrence, closed: Date, { from, to }: Span): Generator<string, void> {
  const { repeatInterval, repeatFrom, repeatUntil, repeatTimes } = standing;
  if (repeatInterval === 'none' || repeatFrom === 'done') return;
  const plan = { ...standing, repeatInterval };
  const first = nextOccurrence(standing, closed);
  if (!first) return;
  const last = repeatUntil !== null && repeatUntil < to ? repeatUntil : to;
  let nth = first.occurrence;
  let day: string | undefined = first.date;
  // Those before the span are passed over at once, unless they have to be counted.
  if (repeatTimes === null && day < from) day = nextDay(plan, first.anchorDate, addDays(from, -1));
  const most = repeatTimes ?? Infinity;
  while (day !== undefined && day <= last && nth <= most) {
    if (day >= from) yield day;
    day = nextDay(plan, first.anchorDate, day);
    nth += 1;
  }
}
