import { addDays } from '@tzemed/contract/dates/days';
import type { Observation } from '@tzemed/contract/medical/observations';
import { dayAndTimeOf, editedInstant } from '../../lib/time/edited-instant.ts';

/** Day and clock times of an observation, for its form. */
export const timesOf = ({ at, lastedUntil, laps }: Pick<Observation, 'at' | 'lastedUntil' | 'laps'>) => ({
  date: dayAndTimeOf(at).date,
  at: dayAndTimeOf(at).time,
  lastedUntil: lastedUntil ? dayAndTimeOf(lastedUntil).time : '',
  laps: [...laps],
  startedOn: at,
  endedOn: lastedUntil,
});

type Times = {
  readonly date: string;
  readonly at: string;
  readonly lastedUntil?: string | null | undefined;
  readonly startedOn: string | null;
  readonly endedOn: string | null;
};

/** Longest time over midnight: an end that is longer before the start is a slip. */
const halfDayMs = 12 * 3_600_000;

/** Instants of the form's day and clock times. An end before the start is after midnight, if that is within half a day. */
export function instantsOf({ date, at: time, lastedUntil: until, startedOn, endedOn }: Times) {
  const at = editedInstant(date, time, startedOn);
  if (!until) return { at, lastedUntil: null };
  const sameDay = editedInstant(date, until, endedOn);
  const nextDay = editedInstant(addDays(date, 1), until, endedOn);
  const isOvernight = Date.parse(sameDay) < Date.parse(at) && Date.parse(nextDay) - Date.parse(at) <= halfDayMs;
  return { at, lastedUntil: isOvernight ? nextDay : sameDay };
}
