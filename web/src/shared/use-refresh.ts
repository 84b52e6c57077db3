import { useQueryClient } from '@tanstack/react-query';
import { isSeenIn, type Noun } from './seen-in.ts';

/**
 * For `onSuccess`: what a change of a noun is seen in is old now. Resolves when what is on screen has been loaded anew;
 * with 'none' that is left to the next screen.
 */
export function useRefresh(changed: Noun, refetchType: 'active' | 'none' = 'active') {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({ predicate: ({ queryKey: [noun] }) => isSeenIn(noun as Noun, changed), refetchType });
}
