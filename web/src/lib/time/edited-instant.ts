import { brand } from '@tzemed/contract/brand';
import { dayOf } from '@tzemed/contract/dates/days';
import { formatsIn } from '../format.ts';
import { instantInZone } from './instant-in-zone.ts';

/** Day and clock time ('HH:MM') of an instant in Israel, which read the same in every language, for the fields of a form. */
export const dayAndTimeOf = (instant: string) => ({
  date: dayOf(new Date(instant), brand.timeZone),
  time: formatsIn('en').time(instant, brand.timeZone),
});

/** The instant of a day and a clock time in Israel. A stored one that shows both stays as it is: a form would drop its seconds. */
export function editedInstant(date: string, time: string, stored: string | null) {
  const before = stored === null ? undefined : dayAndTimeOf(stored);
  return stored !== null && before?.date === date && before.time === time
    ? stored
    : instantInZone(date, time, brand.timeZone);
}
