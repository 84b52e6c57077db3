import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { handovers as table } from '@tzemed/contract/sharing/handovers';
import { callsOf } from '../../lib/api/api-client.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';

const api = callsOf(table);

/** Milliseconds between looks at a move, which takes a few seconds. */
const lookMs = 1500;

/**
 * Pets that have left or may leave the user's households, and offers that the user has not completed; polled while any
 * of them is moving.
 */
export function useHandovers() {
  const queries = useQueryClient();
  const found = useQueryWithFallback({ noun: 'handovers', load: (signal) => api.list(undefined, { signal }) });
  const { handovers = [], offers: all = [] } = found.data ?? {};
  const offers = all.filter(({ state }) => state !== 'done');
  const isMoving = [...handovers, ...offers].some(({ state }) => state === 'moving');
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey: ['handovers'] }), lookMs);
    return () => clearInterval(timer);
  }, [isMoving, queries]);
  return { ...found, handovers, offers };
}
