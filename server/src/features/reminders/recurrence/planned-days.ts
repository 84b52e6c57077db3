import { addDays } from '@tzemed/contract/dates/days';
import { nextDay } from '@tzemed/contract/dates/recurrence';
import { nextOccurrence, type Occurrence } from './next-occurrence.ts';

type Span = { readonly from: string; readonly to: string };

/** Budget of occurrences still to be counted, for all plans together; at zero the coming days are unknown. */
export type Patience = { left: number };

/**
 * The days of a span on which its plan will still ask for it, if the one that stands is closed at `closed`; in order, one
 * by one, since a plan may have thousands. What counts from the day on which it was done has none: nobody knows that day.
 * A plan with a number of times is counted through from its first, as long as there is patience.
 */
export function* plannedDays(
  standing: Occurrence,
  closed: Date,
  { from, to }: Span,
  patience: Patience,
): Generator<string, void> {
  const { repeatInterval, repeatFrom, repeatUntil, repeatTimes } = standing;
  if (repeatInterval === 'none' || repeatFrom === 'done') return;
  const plan = { ...standing, repeatInterval };
  const first = nextOccurrence(standing, closed);
  if (!first) return;
  const last = repeatUntil !== null && repeatUntil < to ? repeatUntil : to;
  const after = (day: string) => nextDay(plan, first.anchorDate, day);
  const most = repeatTimes ?? Infinity;
  let nth = first.occurrence;
  let day: string | undefined = first.date;
  if (repeatTimes === null && day < from) day = after(addDays(from, -1));
  for (; day !== undefined && day < from && nth <= most; nth += 1) {
    patience.left -= 1;
    if (patience.left < 0) return;
    day = after(day);
  }
  for (; day !== undefined && day <= last && nth <= most; nth += 1) {
    yield day;
    day = after(day);
  }
}
