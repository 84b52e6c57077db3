import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { expense, expenseCategories } from './expenses.ts';
import { dayOut, ilsOut, instantOut, withExample } from './fields.ts';
import { medicalRecord } from './medical-records.ts';
import { reminder } from './reminders.ts';

/** Rows in each of the dashboard's lists. */
export const overviewRows = 5;

/** Reminders of today that are named; the others are counted. */
export const namedToday = 2;

export const overview = {
  get: endpoint({
    method: 'GET',
    path: '/overview',
    // Every part of it is filtered by its own area below.
    access: 'user',
    summary: 'Everything the dashboard shows: four figures, six months of expenses, and the latest five of each list',
    details:
      'Days and months are those of Asia/Jerusalem. Each part holds only what the caller may see of it; archived pets have nothing ahead.',
    reply: z.object({
      today: dayOut,
      petCount: z.int(),
      monthExpenses: z.object({
        totalAmount: ilsOut,
        count: z.int(),
        /** Without what is dated later this month: what may be held against `previousTotalAmount`. */
        untilToday: ilsOut,
        /** The same day of the month before, or its last one where it is shorter; `previousTotalAmount` goes up to it. */
        previousUntil: dayOut,
        previousTotalAmount: ilsOut,
      }),
      appointments: z.object({ count: z.int(), next: z.nullable(dayOut) }),
      upcomingReminders: z.object({ count: z.int(), today: z.int(), next: z.nullable(instantOut) }),
      overdueReminders: z.int(),
      /** Open ones, missed or ahead; the first of them are named. */
      todayReminders: z.object({ count: z.int(), first: z.array(reminder) }),
      months: z.array(z.object({ month: withExample(z.string(), '2026-11'), totalAmount: ilsOut })),
      categories: z.array(z.object({ category: z.enum(expenseCategories), totalAmount: ilsOut })),
      expenses: z.array(expense),
      records: z.array(medicalRecord),
      reminders: z.array(reminder),
    }),
  }),
};
