import { vets as table } from '@tzemed/contract/medical/vets';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { fetchAllPages, maxPageQuery } from '../../lib/api/fetch-all-pages.ts';
import { useQueryWithFallback } from '../queries/use-query-with-fallback.ts';

const calls = callsOf(table);
/** Passed to `useFormSave`. */
export const vetsApi = { noun: 'vets', calls } as const;
const everyVet = (signal: AbortSignal) => fetchAllPages('vets', (page) => calls.list(maxPageQuery(page), { signal }));
const earlyVets = () => preloadedData(table.list, maxPageQuery(1), ({ vets, total }) => vets.length >= total)?.vets;

/** The vets of all homes in reach, those for emergencies first. */
export function useVets() {
  const found = useQueryWithFallback({ noun: 'vets', load: everyVet, early: earlyVets });
  return { ...found, vets: found.data ?? [] };
}
