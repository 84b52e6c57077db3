import { overview as table } from '@tzemed/contract/overview';
import { callsOf, earlyOf } from '../../lib/api-client.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';

const api = callsOf(table);

/** Everything on the dashboard in one call. */
export const useOverview = () =>
  useBackedQuery({
    noun: 'overview',
    load: (signal) => api.get(undefined, { signal }),
    early: () => earlyOf(table.get),
    sample: () => import('./sample.ts').then(({ sampleOverview }) => sampleOverview),
  });
