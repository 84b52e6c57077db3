import { overview as table } from '@tzemed/contract/overview';
import type { Answered } from '@tzemed/contract/endpoint';
import { callsOf } from '../../lib/api-client.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';

const api = callsOf(table);
export type Overview = Answered<typeof table.get>;

/** Everything on the dashboard in one call. */
export const useOverview = () =>
  useBackedQuery({
    noun: 'overview',
    load: (signal) => api.get(undefined, { signal }),
    sample: () => import('./sample.ts').then(({ sampleOverview }) => sampleOverview),
  });
