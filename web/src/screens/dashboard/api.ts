import { overview as table } from '@tzemed/contract/views/overview';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';

const api = callsOf(table);

/** Loads the whole dashboard in one call. */
export const useOverview = () =>
  useQueryWithFallback({
    noun: 'overview',
    load: (signal) => api.get(undefined, { signal }),
    early: () => preloadedData(table.get),
    sample: () => import('./sample-overview.ts').then(({ sampleOverview }) => sampleOverview),
  });
