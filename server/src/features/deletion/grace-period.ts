import { brand } from '@tzemed/contract/brand';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { graceDays, minNoticeDays, warningDays } from '@tzemed/contract/account/deletion';
import { type Lang, localeOf } from '@tzemed/contract/text/languages';
import { dueInstant } from '../../lib/time/due-instant.ts';

const midnight = (day: string) => dueInstant(day, '00:00', brand.timeZone);

/**
 * The first midnight after so many whole days: whoever asks at noon has the last day to its end, and what runs at night
 * removes the account on the day that was said.
 */
export const dueAfter = (asked: Date) => midnight(addDays(dayOf(asked), graceDays + 1));

/** A deletion that is due until then is near. */
export const nearUntil = (now: Date) => midnight(addDays(dayOf(now), warningDays));

/** The midnight at which a deletion may come whose owner is warned now, be it later than what was said: a server may have been away. */
export const dueWhenWarned = (due: Date, now: Date) => {
  const soonest = midnight(addDays(dayOf(now), minNoticeDays + 1));
  return due > soonest ? due : soonest;
};

/** Formats the day of deletion without the hour, which is always midnight. */
export const formatDeletionDay = (due: Date, lang: Lang) =>
  new Intl.DateTimeFormat(localeOf[lang], { dateStyle: 'long', timeZone: brand.timeZone }).format(due);
