import { monthRange } from '@tzemed/contract/days';
import { linkTo, screens } from '../../screens.ts';

/** Where the dashboard's figures are shown row by row: as many as the figure says. */
export const toOverdue = linkTo(screens.reminders, { status: 'overdue' });
export const toSoon = linkTo(screens.reminders, { onlyUpcoming: 'true' });
export const toAppointments = linkTo(screens.medicalRecords, { tab: 'upcoming' });
export const toMonthOf = (today: string) => linkTo(screens.expenses, monthRange(today.slice(0, 7)));
