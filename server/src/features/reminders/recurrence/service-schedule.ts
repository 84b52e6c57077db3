import { firstDay, lastDay } from '@tzemed/contract/dates/days';
import type { ReminderInput } from '@tzemed/contract/reminders/reminders';
import { noRepeat, type Repeat } from '@tzemed/contract/dates/repeats';
import { newId } from '../../../lib/ids.ts';
import { dayIn, dueInstant } from '../../../lib/time/due-instant.ts';
import { invalid } from '../../../lib/refusal.ts';
import { repeatsAgain } from './next-occurrence.ts';
import { omitUndefined } from '../../../lib/omit-undefined.ts';

/** Plan of a reminder: its day, hour and time zone, its recurrence, and its place in the series. */
export type Plan = Repeat & {
  readonly date: string;
  readonly time: string;
  readonly timezone: string;
  readonly seriesId: string;
  readonly anchorDate: string;
  /** Number of the occurrence in its plan, from 1. */
  readonly occurrence: number;
};

/** Fields that are said of a plan, `date` as the instant in which the day is read. */
type Said = Pick<ReminderInput, 'date' | 'time' | 'timezone' | keyof Repeat>;

/** Recurrence without the fields that its interval does not use. */
function repeatOf(repeat: Repeat): Repeat {
  const { repeatInterval, repeatDays, repeatMonths } = repeat;
  if (repeatInterval === 'none') return noRepeat;
  return {
    ...repeat,
    repeatDays: repeatInterval === 'weekly' ? repeatDays : [],
    // All of them is the same as none.
    repeatMonths: repeatInterval === 'yearly' || repeatMonths.length === 12 ? [] : repeatMonths,
  };
}

const pace = ({ repeatInterval, repeatEvery }: Plan) => `${repeatInterval} ${repeatEvery}`;
const steps = (plan: Plan) => `${pace(plan)} ${plan.repeatDays.join()}`;

/** Sets the end of a plan, a day or a number of times: the new end replaces the old one. */
function endOf({ repeatUntil, repeatTimes }: Partial<Repeat>, plan: Plan): Plan {
  if (plan.repeatUntil === null || plan.repeatTimes === null) return plan;
  if (repeatUntil && repeatTimes) throw invalid({ repeatTimes: 'repeatOneEnd' });
  return repeatTimes ? { ...plan, repeatUntil: null } : { ...plan, repeatTimes: null };
}

/**
 * Number of the occurrence in its plan. A changed recurrence, or one that starts to be counted, begins at 1. A change
 * of weekdays keeps the count; otherwise moving the seventh of ten to Tuesdays would add ten more.
 */
function occurrenceOf(plan: Plan, standing: Partial<Plan>) {
  const isOther = pace(plan) !== pace(standing as Plan) || (plan.repeatTimes !== null && !standing.repeatTimes);
  const occurrence = isOther ? 1 : standing.occurrence!;
  if (plan.repeatTimes !== null && plan.repeatTimes < occurrence) throw invalid({ repeatTimes: 'repeatTimesPassed' });
  return occurrence;
}

/** Every twelve months from January, and in February alone: the first would be the last, and nobody would know. */
function demandAnother<P extends Plan>(plan: P) {
  if (!repeatsAgain(plan)) throw invalid({ repeatMonths: 'repeatNever' });
  return plan;
}

/**
 * The plan that an input makes of a plan that stands, or of none. What is kept is the day, the time and the zone; the
 * instant is computed from them. A changed day or repetition begins a new series. Other edits stay in the one they are in,
 * the hour's too: what comes on the 31st goes on coming on the 31st.
 */
export function planOf(
  { date: instant, ...input }: Said,
  { timezone: zone, ...standing }: Partial<Plan> & { timezone: string },
) {
  const timezone = input.timezone ?? zone;
  try {
    const date = dayIn(timezone, instant);
    // The zone can push the first or last instant of the calendar over its edge.
    if (date < firstDay || date > lastDay) throw invalid({ date: 'dateInvalid' });
    const fields = { ...noRepeat, ...standing, ...omitUndefined(input) };
    const begun = { seriesId: newId(), anchorDate: date, occurrence: 1 };
    const plan = endOf(input, { ...fields, ...repeatOf(fields), ...begun, date, time: input.time, timezone });
    if (plan.repeatUntil !== null && plan.repeatUntil < date) throw invalid({ repeatUntil: 'dateOrder' });
    const dueAt = dueInstant(date, input.time, timezone);
    const { seriesId, anchorDate } = standing;
    if (seriesId === undefined || anchorDate === undefined) return demandAnother({ ...plan, dueAt });
    const goesOn = standing.date === date && steps(plan) === steps(standing as Plan);
    const occurrence = occurrenceOf(plan, standing);
    return demandAnother({ ...plan, ...(goesOn && { seriesId, anchorDate }), occurrence, dueAt });
  } catch (error) {
    // Some old names ('ACT', 'AET') pass as zones in `Intl` and are none to the calendar.
    if (error instanceof RangeError) throw invalid({ timezone: 'timezoneInvalid' });
    throw error;
  }
}
