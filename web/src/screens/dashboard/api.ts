import { overview as table } from '@tzemed/contract/views/overview';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import type { Overview } from './overview.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';

const api = callsOf(table);

/** Loads the whole dashboard in one call. */
export function useOverview() {
  const found = useQueryWithFallback({
    noun: 'overview',
    load: (signal) => api.get(undefined, { signal }),
    early: () => preloadedData(table.get),
    sample: () => import('./sample-overview.ts').then(({ sampleOverview }) => sampleOverview),
  });
  return { ...found, data: found.data && completed(found.data) };
}

/** Fields that a copy on the device lacks, if an earlier version has kept it. */
const completed = (data: Overview): Overview => ({
  ...data,
  appointments: Object.assign({ later: [] }, data.appointments),
  todayReminders: Object.assign({ doneBy: [] }, data.todayReminders),
  tomorrowDoses: data.tomorrowDoses || 0,
});
