import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { recordOwnChange } from './own-changes.ts';
import { isInvalidatedBy, type ResourceName } from './invalidation.ts';

/**
 * Mutation callbacks that invalidate the queries that a change of a resource affects: after a success, after an error
 * with an unknown outcome, and after a 404 or 409, when the item was deleted or changed elsewhere. The promise of
 * `onSuccess` resolves when the queries on screen have been refetched; with 'none' the next screen refetches them.
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
      // Not awaited: if the server is away, the error message would wait for it.
      if (error instanceof ApiError && (error.isUnsure || isOutdated(error))) void refresh('active');
    },
  };
}

const isOutdated = ({ status }: ApiError) => status === 404 || status === 409;
