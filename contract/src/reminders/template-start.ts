import { addDays } from '../dates/days.ts';

/** Template fields that determine the start. */
export type TemplateTiming = {
  /** Ages in days. */
  readonly ages: readonly number[];
  readonly inDays: number;
  /** HH:MM */
  readonly time: string;
  readonly repeatTimes: number | null;
};
/** The day and the hour on the wall, where it is to be. */
export type WallTime = { readonly today: string; readonly time: string };

/**
 * The day on which what a template makes begins, of a pet that was born on a day: the first of its ages that lies ahead,
 * else so many days from now, and never in the past. Of what comes so many times, those that are too late come no more.
 */
export function templateStart(
  { ages, inDays, time, repeatTimes }: TemplateTiming,
  birthDate: string | null,
  now: WallTime,
) {
  const isAhead = (day: string) => day > now.today || (day === now.today && time > now.time);
  const passed = birthDate === null ? -1 : ages.findIndex((age) => isAhead(addDays(birthDate, age)));
  if (passed >= 0)
    return {
      day: addDays(birthDate!, ages[passed]!),
      repeatTimes: repeatTimes && Math.max(1, repeatTimes - passed),
    };
  const soon = addDays(now.today, inDays);
  return { day: isAhead(soon) ? soon : addDays(soon, 1), repeatTimes };
}
