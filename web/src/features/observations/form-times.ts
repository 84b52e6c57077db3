import { brand } from '@tzemed/contract/brand';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import type { Observation } from '@tzemed/contract/medical/observations';
import { formatsIn } from '../../lib/format.ts';
import { instantInZone } from '../../lib/time/instant-in-zone.ts';

/** Clock times are those of Israel, and read the same in every language. */
const clockOf = (instant: string) => formatsIn('en').time(instant, brand.timeZone);

/** Day and clock times of an observation, for its form. */
export const timesOf = ({ at, lastedUntil, laps }: Pick<Observation, 'at' | 'lastedUntil' | 'laps'>) => ({
  date: dayOf(new Date(at), brand.timeZone),
  at: clockOf(at),
  lastedUntil: lastedUntil ? clockOf(lastedUntil) : '',
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

/** The stored instant if it shows this day and minute, with its seconds; else the full minute. */
function instantAt(day: string, time: string, stored: string | null) {
  if (stored && dayOf(new Date(stored), brand.timeZone) === day && clockOf(stored) === time) return stored;
  return instantInZone(day, time, brand.timeZone);
}

/** Instants of the form's day and clock times. An end before the start is after midnight, if that is within half a day. */
export function instantsOf({ date, at: time, lastedUntil: until, startedOn, endedOn }: Times) {
  const at = instantAt(date, time, startedOn);
  if (!until) return { at, lastedUntil: null };
  const sameDay = instantAt(date, until, endedOn);
  const nextDay = instantAt(addDays(date, 1), until, endedOn);
  const isOvernight = Date.parse(sameDay) < Date.parse(at) && Date.parse(nextDay) - Date.parse(at) <= halfDayMs;
  return { at, lastedUntil: isOvernight ? nextDay : sameDay };
}
