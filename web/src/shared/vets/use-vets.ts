import { vets as table } from '@tzemed/contract/vets';
import { callsOf, earlyOf } from '../../lib/api-client.ts';
import { everyPage, wholePage } from '../../lib/every-page.ts';
import { useBackedQuery } from '../use-backed-query.ts';

const calls = callsOf(table);
/** For `useChanges`. */
export const vetsApi = { noun: 'vets', calls } as const;

/** What is sent for a page of them. */
export const askedForVets = (page: number) => ({ query: { page, limit: wholePage } });

const everyVet = (signal: AbortSignal) => everyPage('vets', (page) => calls.list(askedForVets(page), { signal }));
const earlyVets = () => earlyOf(table.list, askedForVets(1), ({ vets, total }) => vets.length >= total)?.vets;

/** The vets of all homes in reach, those for emergencies first. */
export function useVets() {
  const found = useBackedQuery({ noun: 'vets', load: everyVet, early: earlyVets });
  return { ...found, vets: found.data ?? [] };
}
