import { useMutation } from '@tanstack/react-query';
import { households as table } from '@tzemed/contract/sharing/households';
import { callsOf } from '../../lib/api/api-client.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';

const api = callsOf(table);

/** Removing oneself takes along all that one sees: whoever leaves loads anew. */
export function useRemoveOwner() {
  const refresh = useRefresh('households');
  return useMutation({
    mutationFn: ({ userId, householdId }: { userId: string; householdId: string }) =>
      api.removeOwner({ params: { userId }, query: { householdId } }),
    ...refresh,
  });
}

export function useSuccessor(householdId: string) {
  const refresh = useRefresh('households');
  const set = useMutation({
    mutationFn: ({ email, name }: { email: string; name?: string | undefined }) =>
      api.setSuccessor({ body: { email, householdId, ...(name && { name }) } }),
    ...refresh,
    meta: { quiet: true },
  });
  const remove = useMutation({ mutationFn: () => api.removeSuccessor({ query: { householdId } }), ...refresh });
  const object = useMutation({ mutationFn: () => api.objectSuccession({ body: { householdId } }), ...refresh });
  const approve = useMutation({ mutationFn: () => api.approveSuccession({ body: { householdId } }), ...refresh });
  const ask = useMutation({ mutationFn: () => api.askSuccession({ body: { householdId } }), ...refresh });
  return { set, remove, object, approve, ask };
}
