import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { ilsOut, named, withExample } from '../schema/fields.ts';

export const statisticsRow = named(
  'Statistics',
  z.object({
    /** Pets that are not archived; archived ones count in the other sums. */
    pets: withExample(z.int(), 3),
    archivedPets: withExample(z.int(), 1),
    records: withExample(z.int(), 41),
    remindersDone: withExample(z.int(), 86),
    /** Reminders done on their day or before it. */
    remindersOnTime: withExample(z.int(), 79),
    year: withExample(z.int(), 2026),
    expensesThisYear: withExample(ilsOut, 2480.5),
    storageBytes: withExample(z.int(), 214_958_080),
  }),
);

export const statistics = {
  get: endpoint({
    method: 'GET',
    path: '/users/statistics',
    access: 'user',
    summary: 'What your homes come to, in numbers',
    details:
      'Of the homes of which you are an owner; what others share with you does not count, nor does what is deleted. `year` is the calendar year in Israel, and `expensesThisYear` covers all of its days, with refunds taken off.',
    reply: statisticsRow,
  }),
};
