import * as z from 'zod/mini';
import { appointment } from '../medical/appointments.ts';
import { endpoint } from '../schema/endpoint.ts';
import { expense, expenseCategory } from '../money/expenses.ts';
import { dayOut, idOut, ilsOut, instantOut, withExample } from '../schema/fields.ts';
import { medicalRecord } from '../medical/medical-records.ts';
import { reminder } from '../reminders/reminders.ts';

/** Rows in each of the dashboard's lists. */
export const overviewRows = 5;

/** Documents from which on tags are offered in every form. */
export const manyDocuments = 20;

/** The most that is listed of what waits today; how many there are is said beside it. */
export const todayRows = 15;

/** Appointments of the days after today. */
export const laterAppointments = 3;

export const overview = {
  get: endpoint({
    method: 'GET',
    path: '/overview',
    // Every part of it is filtered by its own area below.
    access: 'user',
    summary:
      'Everything the dashboard shows: what waits today, four figures, six months of expenses, and five rows of each list',
    details:
      'Days and months are those of Asia/Jerusalem. Each part holds only what the caller may see of it; archived pets have nothing ahead. `todayReminders.open` is what is overdue and what today still holds, the oldest first and 15 at most: there are `overdueReminders` and `upcomingReminders.today` of them. `todayReminders.done` counts what was due by the end of today and was completed today, and `doneBy` are the people who did it. `tomorrowDoses` are the doses of medicines that are due tomorrow, and `tomorrowReminders` the other reminders of that day. `reminders` are the nearest five after today. `appointments.count` is that of `GET /appointments/upcoming`; `next` is the first of them, `today` those of this day (15 at most), and `later` the first three after it.',
    reply: z.object({
      today: dayOut,
      petCount: z.int(),
      monthExpenses: z.object({
        totalAmount: ilsOut,
        count: z.int(),
        /** Sum without expenses dated later this month, comparable with `previousTotalAmount`. */
        untilToday: ilsOut,
        /** The same day of the month before, or its last one where it is shorter; `previousTotalAmount` goes up to it. */
        previousUntil: dayOut,
        previousTotalAmount: ilsOut,
      }),
      appointments: z.object({
        count: z.int(),
        next: z.nullable(appointment),
        today: z.array(appointment),
        later: z.array(appointment),
      }),
      upcomingReminders: z.object({ count: z.int(), today: z.int(), next: z.nullable(instantOut) }),
      overdueReminders: z.int(),
      todayReminders: z.object({ done: z.int(), doneBy: z.array(idOut('User')), open: z.array(reminder) }),
      tomorrowReminders: z.int(),
      tomorrowDoses: z.int(),
      months: z.array(z.object({ month: withExample(z.string(), '2026-11'), totalAmount: ilsOut })),
      categories: z.array(z.object({ category: expenseCategory.out, totalAmount: ilsOut })),
      expenses: z.array(expense),
      records: z.array(medicalRecord),
      reminders: z.array(reminder),
    }),
  }),
  used: endpoint({
    method: 'GET',
    path: '/overview/used',
    access: 'user',
    summary:
      'Which optional features hold something that the caller can see: screens show a feature from its first use on',
    details:
      'A feature that holds nothing is still there, behind a menu. `settlements` counts once a home of the caller had two owners and an expense names who paid; `documents` once there are 20; `stock` from the first stock on. `medicines` are the pets that have, or had, a course, and `measures` those of which something was measured.',
    example: {
      reply: {
        claims: true,
        plans: true,
        settlements: false,
        documents: false,
        observations: true,
        stock: false,
        medicines: [],
        measures: [],
      },
    },
    reply: z.object({
      claims: z.boolean(),
      plans: z.boolean(),
      settlements: z.boolean(),
      documents: z.boolean(),
      stock: z.boolean(),
      observations: z.boolean(),
      medicines: z.array(idOut('Pet')),
      measures: z.array(idOut('Pet')),
    }),
  }),
};
