import { vets as table } from '@tzemed/contract/vets';
import { callsOf } from '../../lib/api-client.ts';
import { everyPage, wholePage } from '../../lib/every-page.ts';
import { useBackedQuery } from '../use-backed-query.ts';

const calls = callsOf(table);
/** For `useChanges`. */
export const vetsApi = { noun: 'vets', calls } as const;
const everyVet = (signal: AbortSignal) =>
  everyPage('vets', (page) => calls.list({ query: { page, limit: wholePage } }, { signal }));

/** The vets of all homes in reach, those for emergencies first. */
export function useVets() {
  const found = useBackedQuery({ noun: 'vets', load: everyVet });
  return { ...found, vets: found.data ?? [] };
}
