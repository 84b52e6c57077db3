import { vets as table, type Vet } from '@tzemed/contract/vets';
import { callsOf } from '../../lib/api-client.ts';
import { useBackedQuery } from '../use-backed-query.ts';

const calls = callsOf(table);
/** For `useChanges`. */
export const vetsApi = { noun: 'vets', calls } as const;
/** The most that one page may hold. */
const limit = 100;

async function everyVet(signal: AbortSignal): Promise<Vet[]> {
  const all: Vet[] = [];
  for (let page = 1; ; page++) {
    const { vets, total } = await calls.list({ query: { page, limit } }, { signal });
    all.push(...vets);
    if (vets.length < limit || all.length >= total) return all;
  }
}

/** The vets of all homes in reach, those for emergencies first. */
export function useVets() {
  const found = useBackedQuery({ noun: 'vets', load: everyVet });
  return { ...found, vets: found.data ?? [] };
}
