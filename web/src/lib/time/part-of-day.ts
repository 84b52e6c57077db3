import { brand } from '@tzemed/contract/brand';

export const partsOfDay = ['morning', 'noon', 'evening', 'night'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** Part of the day in Israel at an instant, for the greeting. */
export function partOfDay(now: Date): PartOfDay {
  const hour = hourOf(now);
  if (hour < 5 || hour >= 22) return 'night';
  return hour < 12 ? 'morning' : hour < 17 ? 'noon' : 'evening';
}

/** Hour in Israel. From `Temporal` if the browser has it, like a day: a `DateTimeFormat` before the first paint is expensive. */
export const hourOf = (now: Date) =>
  'Temporal' in globalThis
    ? Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(brand.timeZone).hour
    : Number(now.toLocaleString('en', { timeZone: brand.timeZone, hour: '2-digit', hourCycle: 'h23' }));
