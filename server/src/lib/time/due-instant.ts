import { Temporal } from 'temporal-polyfill';

/**
 * The instant at which clocks in `timezone` first show `time` (HH:MM) on `day`. A time that a clock change skips goes
 * to the next instant that exists, one that occurs twice to the first. Throws a RangeError for a zone it doesn't know.
 */
export function dueInstant(day: string, time: string, timezone: string): Date {
  const wanted = Temporal.PlainDateTime.from(`${day}T${time}`);
  const found = wanted.toZonedDateTime(timezone, { disambiguation: 'earlier' });
  // The option 'earlier' puts a skipped time as far before the change as the time is past it; the change itself is the
  // next transition.
  const exists = found.toPlainDateTime().equals(wanted);
  const due = exists ? found : (found.getTimeZoneTransition('next') ?? found);
  return new Date(due.epochMilliseconds);
}

/** The calendar day of an instant in any zone a user may name. Throws a RangeError for a zone it doesn't know. */
export const dayIn = (timezone: string, instant: Date) => wallIn(timezone, instant).toPlainDate().toString();

/**
 * Instant a number of days earlier, at the same local time in the zone; a time that a change skipped is an hour later.
 */
export const daysBefore = (instant: Date, days: number, timezone: string) =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone).subtract({ days })
      .epochMilliseconds,
  );

/** Local time in a zone at an instant, HH:MM. */
export const timeIn = (timezone: string, instant: Date) =>
  wallIn(timezone, instant).toPlainTime().toString({ smallestUnit: 'minute' });

const wallIn = (timezone: string, instant: Date) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone);
