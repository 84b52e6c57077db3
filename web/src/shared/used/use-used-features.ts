import { overview as table } from '@tzemed/contract/views/overview';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { useQueryWithFallback } from '../queries/use-query-with-fallback.ts';

const calls = callsOf(table);

type Used = {
  claims: boolean;
  plans: boolean;
  settlements: boolean;
  documents: boolean;
  /** True if something was measured of a pet. */
  measuresOf: (petId: string) => boolean;
};
const all: Used = { claims: true, plans: true, settlements: true, documents: true, measuresOf: () => true };
const none: Used = { claims: false, plans: false, settlements: false, documents: false, measuresOf: () => false };

/**
 * Optional features that hold something. A screen shows a feature from its first use on; before that a menu offers it.
 * None until they are known, and all of them if that fails, so that nothing becomes unreachable.
 */
export function useUsedFeatures(isAsked = true): Used {
  const { data, isFailed } = useQueryWithFallback({
    noun: 'overview',
    part: 'used',
    early: () => preloadedData(table.used),
    load: (signal) => calls.used(undefined, { signal }),
    isAsked,
  });
  if (!data) return isFailed ? all : none;
  const { measures, ...used } = data;
  return { ...used, measuresOf: (petId) => measures.includes(petId) };
}
