import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { subscription as table } from '@tzemed/contract/account/subscription';
import { callsOf } from '../../lib/api/api-client.ts';

const api = callsOf(table);
const key = ['subscription'];

/** The plan of who is signed in, and what is used of it. A failure is shown on the page. */
export const useSubscription = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => api.get(undefined, { signal }), meta: { quiet: true } });

export function useCancelPlan() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.cancel(),
    onSuccess: (subscription) => queries.setQueryData(key, subscription),
    meta: { quiet: true },
  });
}
