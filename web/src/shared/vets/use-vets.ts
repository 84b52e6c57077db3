import { vets as table } from '@tzemed/contract/vets';
import { callsOf, earlyOf } from '../../lib/api-client.ts';
import { everyPage, wholePageOf } from '../../lib/every-page.ts';
import { useBackedQuery } from '../use-backed-query.ts';

const calls = callsOf(table);
/** For `useChanges`. */
export const vetsApi = { noun: 'vets', calls } as const;
const everyVet = (signal: AbortSignal) => everyPage('vets', (page) => calls.list(wholePageOf(page), { signal }));
const earlyVets = () => earlyOf(table.list, wholePageOf(1), ({ vets, total }) => vets.length >= total)?.vets;

/** The vets of all homes in reach, those for emergencies first. */
export function useVets() {
  const found = useBackedQuery({ noun: 'vets', load: everyVet, early: earlyVets });
  return { ...found, vets: found.data ?? [] };
}
