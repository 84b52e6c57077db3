import { useCallback, useSyncExternalStore } from 'react';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import type { ResourceName } from './invalidation.ts';

/** True while the screen of a resource shows sample rows, which cannot be added to. */
export function useIsSample(noun: ResourceName): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const tell = notifyManager.batchCalls(onChange);
      // Every row of a list looks for pets, people and more: hundreds of events that change nothing here.
      return cache.subscribe(({ query }) => query.queryKey[0] === noun && tell());
    },
    [cache, noun],
  );
  return useSyncExternalStore(subscribe, () =>
    cache
      .findAll({ queryKey: [noun], type: 'active' })
      .some(({ state }) => (state.data as { source?: string } | undefined)?.source === 'sample'),
  );
}
