import { parseDateTime, toZoned } from '@internationalized/date';

/**
 * The instant, ISO 8601 with Z, at which clocks in a zone show `time` ('HH:MM') on `day` ('YYYY-MM-DD'). A time that
 * occurs twice when the clocks go back is the first of the two; one that is skipped moves on by the hour that is lost.
 */
export const instantInZone = (day: string, time: string, timeZone: string) =>
  toZoned(parseDateTime(`${day}T${time}`), timeZone, 'compatible').toAbsoluteString();
