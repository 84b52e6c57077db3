import { calendar as table } from '@tzemed/contract/views/calendar';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';

const api = callsOf(table);

type Asked = { from: string; to: string; petId?: string | undefined };

/** Calendar entries of some days, for all pets or for one. */
export const useCalendar = (query: Asked) =>
  useQueryWithFallback({
    noun: 'calendar',
    query,
    load: (signal) => api.list({ query }, { signal }),
    early: () => preloadedData(table.list, { query }),
  });
