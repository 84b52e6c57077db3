import { brand } from '../brand.ts';
import { dayOf } from './days.ts';
import { holidaysOn, weekdayOf } from './holidays.ts';

/** Hours in which people answer, by the clock of Israel. `days`: days of the week, Sunday = 0. On the others nobody does. */
export const openingHours = [
  { id: 'weekdays', days: [0, 1, 2, 3, 4], opens: '09:00', closes: '18:00' },
  { id: 'friday', days: [5], opens: '09:00', closes: '14:00' },
] as const;
export type OpeningHours = (typeof openingHours)[number];

/** Hours as people write them: 9:00–18:00. */
export const formatHours = ({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>) =>
  `${opens.replace(/^0/, '')}–${closes}`;

const isHoliday = (day: string) => holidaysOn(day).some(({ kind }) => kind === 'closed' || kind === 'eve');

/** Hours of a day 'YYYY-MM-DD': none on Shabbat, on holidays and on their eves. */
export const hoursOn = (day: string): OpeningHours | undefined =>
  isHoliday(day) ? undefined : openingHours.find(({ days }) => (days as readonly number[]).includes(weekdayOf(day)));

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: brand.timeZone, hour: '2-digit', minute: '2-digit' });

/** Hours in which people answer now; undefined where nobody does. */
export function openNow(now: Date): OpeningHours | undefined {
  const hours = hoursOn(dayOf(now));
  const time = clock.format(now);
  return hours && time >= hours.opens && time < hours.closes ? hours : undefined;
}
