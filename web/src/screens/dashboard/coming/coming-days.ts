import { addDays } from '@tzemed/contract/dates/days';
import { dueDay } from '../../../features/reminders/due.ts';
import type { Overview } from '../overview.ts';

/** Days ahead that are near. */
const nearDays = 14;
/** Rows of the card. */
const most = 3;

const isNear = (day: string, today: string) => day <= addDays(today, nearDays);

/** True where more than reminders is near: alone, or far ahead, those have a card of their own. */
export const hasComing = ({ today, appointments, reminders }: Overview) =>
  appointments.later.some(({ date }) => isNear(date, today)) ||
  // That of a stock stands there as the stock, which may run out later.
  reminders.some((one) => one.source && one.source !== 'stock' && isNear(dueDay(one), today));

/** The nearest of what has a day. */
export const nearest = <T extends { readonly day: string }>(rows: readonly T[], today: string) =>
  rows
    .filter(({ day }) => isNear(day, today))
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(0, most);
