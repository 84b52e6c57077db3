import { overview as table } from '@tzemed/contract/overview';
import type { Answered } from '@tzemed/contract/endpoint';
import { callsOf } from '../../lib/api-client.ts';
import { useToday } from '../../lib/use-today.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';
import { useSamples } from '../../shared/use-samples.ts';

const api = callsOf(table);
export type Overview = Answered<typeof table.get>;

/** Everything on the dashboard in one call. */
export function useOverview() {
  const today = useToday();
  const { expenses, records, reminders } = useSamples();
  const sample: Overview = {
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
  return useBackedQuery({ noun: 'overview', query: {}, load: (signal) => api.get(undefined, { signal }), sample });
}
