import { overview as table } from '@tzemed/contract/views/overview';
import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { useQueryWithFallback } from '../queries/use-query-with-fallback.ts';

const calls = callsOf(table);

type Used = ClientReply<typeof table.used>;
/** Optional features of single pets. */
export type PetFeature = { [K in keyof Used]: Used[K] extends readonly string[] ? K : never }[keyof Used];
const none: Used = {
  claims: false,
  plans: false,
  settlements: false,
  documents: false,
  observations: false,
  medicines: [],
  measures: [],
};
const all: Used = { ...none, claims: true, plans: true, settlements: true, documents: true, observations: true };

/**
 * Optional features that hold something. A screen shows a feature from its first use on; before that a menu offers it.
 * None until they are known, and all of them if that fails, so that nothing becomes unreachable.
 */
export function useUsedFeatures(isAsked = true) {
  const { data, isFailed } = useQueryWithFallback({
    noun: 'overview',
    part: 'used',
    early: () => preloadedData(table.used),
    load: (signal) => calls.used(undefined, { signal }),
    isAsked,
  });
  const isOfPet = (feature: PetFeature, petId: string) => data?.[feature].includes(petId) ?? isFailed;
  return { ...(data ?? (isFailed ? all : none)), isOfPet };
}
