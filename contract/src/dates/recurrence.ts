import { addDays, lastDay, monthRange, sameDayIn } from './days.ts';
import type { Repeat, RepeatInterval } from './repeats.ts';

/** Steps of a series from its anchor, its first day. */
export type Steps = {
  readonly repeatInterval: Exclude<RepeatInterval, 'none'>;
  readonly repeatEvery: number;
};

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
/** 0 is Sunday. */
const weekday = (day: string) => new Date(day).getUTCDay();

const stepOf = {
  daily: { days: 1 },
  weekly: { days: 7 },
  monthly: { months: 1 },
  yearly: { months: 12 },
} as const;

/**
 * Day of a series that has `nth` before it. Counted from the anchor, so that a short month does not move what follows
 * it: 31 January, 28 February, 31 March.
 */
export function dayAt({ repeatInterval, repeatEvery }: Steps, anchor: string, nth: number) {
  const step = stepOf[repeatInterval];
  return 'days' in step
    ? addDays(anchor, nth * repeatEvery * step.days)
    : sameDayIn(anchor, nth * repeatEvery * step.months);
}

/** Number before the last day of a series that is not after `day`; negative before the anchor. */
export function nthUpTo(steps: Steps, anchor: string, day: string) {
  const step = stepOf[steps.repeatInterval];
  if ('days' in step) return Math.floor((dayNumber(day) - dayNumber(anchor)) / (steps.repeatEvery * step.days));
  const nth = Math.floor((monthNumber(day) - monthNumber(anchor)) / (steps.repeatEvery * step.months));
  // The day may be still to come in its month.
  return dayAt(steps, anchor, nth) > day ? nth - 1 : nth;
}

/** Weeks are counted from that of the anchor, and begin on Sunday; nothing comes before the anchor itself. */
function weekdayAfter(steps: Steps, anchor: string, days: readonly number[], after: string) {
  const sunday = addDays(anchor, -weekday(anchor));
  const earliest = after < anchor ? addDays(anchor, -1) : after;
  for (let week = nthUpTo(steps, sunday, earliest); ; week += 1)
    for (const each of days) {
      const found = addDays(dayAt(steps, sunday, week), each);
      if (found > earliest) return found;
    }
}

/**
 * The first day after `after` in the series that began on `anchor`, in a month in which it comes; undefined when the
 * calendar ends before there is one.
 */
export function nextDay(
  steps: Steps & Pick<Repeat, 'repeatDays' | 'repeatMonths'>,
  anchor: string,
  after: string,
): string | undefined {
  const { repeatInterval, repeatDays, repeatMonths: months } = steps;
  let seen = after;
  while (seen < lastDay) {
    const found =
      repeatInterval === 'weekly' && repeatDays.length > 0
        ? weekdayAfter(steps, anchor, repeatDays, seen)
        : dayAt(steps, anchor, Math.max(0, nthUpTo(steps, anchor, seen) + 1));
    if (found > lastDay) return undefined;
    if (months.length === 0 || months.includes(Number(found.slice(5, 7)))) return found;
    // The rest of a month that rests is passed over at once.
    seen = monthRange(found.slice(0, 7)).to;
  }
  return undefined;
}
