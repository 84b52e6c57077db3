import { brand } from '@tzemed/contract/brand';
import { isDay } from '@tzemed/contract/dates/days';
import { parseDateTime, toZoned } from '@internationalized/date';

type When = { date?: string | undefined; time?: string | null | undefined; timezone?: string | undefined };

/** True when the time of the appointment is over; without an hour it lasts all day. */
export function hasPassed({ date, time, timezone = brand.timeZone }: When, now = Date.now()) {
  if (!date || !isDay(date)) return false;
  return (
    toZoned(parseDateTime(`${date}T${time || '23:59:59.999'}`), timezone, 'compatible')
      .toDate()
      .getTime() < now
  );
}
