import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { isRestDay, workingDayBefore } from '@tzemed/contract/dates/holidays';

export type RestDayOffer = { entry: CalendarEntry; before: string };

/** Key that remembers 'leave it': on another day the offer is made anew. */
export const dismissedKey = ({ id, day }: CalendarEntry) => `${id} ${day}`;

/**
 * Offers the previous working day for entries on days when clinics are closed, if that day is still to come. Care given
 * at home never moves. `clock` is the current time as 'HH:MM'.
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
