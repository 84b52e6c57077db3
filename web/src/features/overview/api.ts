import { overview as table } from '@tzemed/contract/overview';
import type { Answered } from '@tzemed/contract/endpoint';
import { callsOf } from '../../lib/api-client.ts';
import { useBackedQuery, type Sample } from '../../shared/use-backed-query.ts';

const api = callsOf(table);
export type Overview = Answered<typeof table.get>;

/** Everything on the dashboard in one call. */
export const useOverview = () =>
  useBackedQuery({ noun: 'overview', load: (signal) => api.get(undefined, { signal }), sample });

async function sample(): Promise<Sample<Overview>> {
  const { samplesIn } = await import('../../shared/samples.ts');
  return (lang, today) => {
    const { pet, expenses, records, reminders } = samplesIn(lang, today);
    const data = {
      today,
      petCount: 1,
      monthExpenses: { totalAmount: 289.9, count: 1, previousTotalAmount: 0 },
      appointments: { count: records.length, next: records[0]?.nextAppointment ?? null },
      upcomingReminders: { count: reminders.length, today: 0, next: reminders[0]?.date ?? null },
      overdueReminders: 0,
      // No charts of money that nobody spent.
      months: [],
      categories: [],
      expenses,
      records,
      reminders,
    };
    return { data, pet };
  };
}
