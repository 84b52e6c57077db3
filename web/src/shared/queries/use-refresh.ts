import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { recordOwnChange } from './own-changes.ts';
import { isInvalidatedBy, type ResourceName } from './invalidation.ts';

/**
 * For a mutation: what a change of a noun is seen in is old once it is made; also when nobody knows whether it was, and
 * when it met a thing that is gone or another than it was on screen.
 * The promise of a change that was made resolves when what is on screen has been loaded anew; with 'none' that is left
 * to the next screen.
 */
export function useRefresh(changed: ResourceName, refetchType: 'active' | 'none' = 'active') {
  const queries = useQueryClient();
  const refresh = (refetchType: 'active' | 'none') =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [noun] }) => isInvalidatedBy(noun as ResourceName, changed),
      refetchType,
    });
  return {
    onSuccess: (answer?: unknown, sent?: unknown) => {
      recordOwnChange(answer, sent);
      return refresh(refetchType);
    },
    onError: (error: Error) => {
      // Not waited for: a server that is away would keep whoever waits to be told so.
      if (error instanceof ApiError && (error.isUnsure || isOutdated(error))) void refresh('active');
    },
  };
}

const isOutdated = ({ status }: ApiError) => status === 404 || status === 409;
