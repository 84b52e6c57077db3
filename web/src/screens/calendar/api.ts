import { calendar as table } from '@tzemed/contract/calendar';
import { callsOf, earlyOf } from '../../lib/api-client.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';

const api = callsOf(table);

type Asked = { from: string; to: string; petId?: string | undefined };

/** What is on some days, of all pets or of one. */
export const useCalendar = (query: Asked) =>
  useBackedQuery({
    noun: 'calendar',
    query,
    load: (signal) => api.list({ query }, { signal }),
    early: () => earlyOf(table.list, { query }),
  });
