import { useQueryClient } from '@tanstack/react-query';

/**
 * For `onSuccess`: what begins with these nouns is old now. Resolves when what is on screen has been loaded anew; with
 * 'none' that is left to the next screen.
 */
export function useRefresh(nouns: readonly string[], refetchType: 'active' | 'none' = 'active') {
  const queries = useQueryClient();
  return () => Promise.all(nouns.map((noun) => queries.invalidateQueries({ queryKey: [noun], refetchType })));
}
