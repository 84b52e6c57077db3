import { brand } from '@tzemed/contract/brand';
import { addDays, dayOf } from '@tzemed/contract/days';
import { graceDays, warningDays } from '@tzemed/contract/deletion';
import { type Lang, localeOf } from '@tzemed/contract/languages';
import { dueInstant } from '../../lib/due-instant.ts';

const midnight = (day: string) => dueInstant(day, '00:00', brand.timeZone);

/**
 * The first midnight after so many whole days: whoever asks at noon has the last day to its end, and what runs at night
 * removes the account on the day that was said.
 */
export const dueAfter = (asked: Date) => midnight(addDays(dayOf(asked), graceDays + 1));

/** From then on a deletion that is due at `until` or before is near. */
export const nearUntil = (now: Date) => midnight(addDays(dayOf(now), warningDays));

/** That day in words, without the hour: it is midnight. */
export const sayDay = (due: Date, lang: Lang) =>
  new Intl.DateTimeFormat(localeOf[lang], { dateStyle: 'long', timeZone: brand.timeZone }).format(due);
