import { useCallback, useSyncExternalStore } from 'react';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import type { Noun } from './seen-in.ts';

/** Whether what is on the screen of a noun is an example, which nothing can be added to. */
export function useIsSample(noun: Noun): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]);
  return useSyncExternalStore(subscribe, () =>
    cache
      .findAll({ queryKey: [noun], type: 'active' })
      .some(({ state }) => (state.data as { source?: string } | undefined)?.source === 'sample'),
  );
}
