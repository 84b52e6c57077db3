import { overview as table } from '@tzemed/contract/views/overview';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { useQueryWithFallback } from '../queries/use-query-with-fallback.ts';

const calls = callsOf(table);

const all = { claims: true, plans: true, settlements: true, documents: true, observations: true };
type Used = typeof all;
const none: Used = { claims: false, plans: false, settlements: false, documents: false, observations: false };

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
  return data ?? (isFailed ? all : none);
}
