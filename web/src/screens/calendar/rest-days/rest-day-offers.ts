import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { isRestDay, workingDayBefore } from '@tzemed/contract/dates/holidays';

export type RestDayOffer = { entry: CalendarEntry; before: string };

/** By what 'leave it' is remembered: on another day it is asked anew. */
export const dismissedKey = ({ id, day }: CalendarEntry) => `${id} ${day}`;

/**
 * Of what falls on a day on which clinics are closed the working day before, where that is still to come. What is given at
 * home never moves. `clock` is the hour 'HH:MM' that it is today.
 */
export function restDayOffers(
  entries: readonly CalendarEntry[],
  { today, clock, stays }: { today: string; clock: () => string; stays: readonly string[] },
): RestDayOffer[] {
  return entries.flatMap((entry) => {
    const { day, time, status, isClinic, isPlanned, mayEdit } = entry;
    if (!isClinic || status !== 'open' || isPlanned || !mayEdit || day <= today || !isRestDay(day)) return [];
    if (stays.includes(dismissedKey(entry))) return [];
    const before = workingDayBefore(day, time);
    const isAhead = before > today || (before === today && (time === null || time > clock()));
    return isAhead ? { entry, before } : [];
  });
}
