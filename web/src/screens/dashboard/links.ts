import { monthRange } from '@tzemed/contract/dates/days';
import { linkTo, screens } from '../../screens.ts';

/** Links to the rows behind the dashboard's figures: each list has as many rows as the figure says. */
export const toOverdue = linkTo(screens.reminders, { status: 'overdue' });
export const toSoon = linkTo(screens.reminders, { onlyUpcoming: 'true' });
export const toAppointments = linkTo(screens.medicalRecords, { tab: 'upcoming' });
/** Expenses of a month `YYYY-MM`, or of the month of a day; of one category when it is named. */
export const toMonth = (month: string, category?: string) =>
  linkTo(screens.expenses, { ...monthRange(month.slice(0, 7)), ...(category && { category }) });
