import { addDays } from '@tzemed/contract/dates/days';
import type { Overview } from '../overview.ts';

/** Days ahead that are near. */
const nearDays = 14;
/** Rows of the card. */
const most = 3;

/** True where more than reminders lies ahead: alone, those have a card of their own. */
export const hasComing = ({ appointments, reminders }: Overview) =>
  appointments.later.length > 0 || reminders.some(({ source }) => source);

/** The nearest of what has a day. */
export const nearest = <T extends { readonly day: string }>(rows: readonly T[], today: string) =>
  rows
    .filter(({ day }) => day <= addDays(today, nearDays))
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(0, most);
