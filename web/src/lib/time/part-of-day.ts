import { brand } from '@tzemed/contract/brand';

export const partsOfDay = ['morning', 'noon', 'evening', 'night'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** What one wishes at an instant in Israel. */
export function partOfDay(now: Date): PartOfDay {
  const hour = hourOf(now);
  if (hour < 5 || hour >= 22) return 'night';
  return hour < 12 ? 'morning' : hour < 17 ? 'noon' : 'evening';
}

/** Of `Temporal` where there is one, as a day is: before the first paint a `DateTimeFormat` is dear. */
const hourOf = (now: Date) =>
  'Temporal' in globalThis
    ? Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(brand.timeZone).hour
    : Number(now.toLocaleString('en', { timeZone: brand.timeZone, hour: '2-digit', hourCycle: 'h23' }));
