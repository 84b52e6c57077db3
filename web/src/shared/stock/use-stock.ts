import { stockItems as table } from '@tzemed/contract/stock/stock-items';
import { callsOf } from '../../lib/api/api-client.ts';
import { fetchAllPages, maxPageQuery } from '../../lib/api/fetch-all-pages.ts';
import { useQueryWithFallback } from '../queries/use-query-with-fallback.ts';

const calls = callsOf(table);
/** Passed to `useFormSave`, and to `useRemoval`. */
export const stockApi = { noun: 'stockItems', calls } as const;

const everyItem = (signal: AbortSignal) =>
  fetchAllPages('stockItems', (page) => calls.list(maxPageQuery(page), { signal }));

/** Stocks of all homes in reach. */
export function useStock(isAsked = true) {
  const found = useQueryWithFallback({ noun: 'stockItems', load: everyItem, isAsked });
  return { ...found, items: found.data ?? [] };
}

/** Until when each stock lasts; what runs out first comes first. */
export function useForecasts(isAsked = true) {
  const found = useQueryWithFallback({
    noun: 'stockItems',
    part: 'forecast',
    load: (signal) => calls.forecast(undefined, { signal }),
    isAsked,
  });
  return { ...found, forecasts: found.data?.forecasts ?? [] };
}
