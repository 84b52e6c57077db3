import { useMutation, useQuery } from '@tanstack/react-query';
import type { Permissions } from '@tzemed/contract/sharing/permissions';
import { sharing as table, type Grant } from '@tzemed/contract/sharing/sharing';
import { callsOf } from '../../lib/api/api-client.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';

const api = callsOf(table);

type Which = { petId: string; shareId: string };
const params = ({ petId, shareId }: Which) => ({ id: petId, shareId });

export function useShares() {
  const refresh = useRefresh('sharing');
  /** Failures are told in the form. */
  const quiet = { ...refresh, meta: { quiet: true } };
  const create = useMutation({
    mutationFn: ({
      petId,
      ...body
    }: {
      petId: string;
      userEmail: string;
      permissions: Permissions;
      until: string | null;
    }) => api.create({ params: { id: petId }, body }),
    ...quiet,
  });
  const update = useMutation({
    mutationFn: ({ permissions, until, version, ...which }: Which & Omit<Grant, 'id' | 'petId'>) =>
      api.update({ params: params(which), body: { permissions, until, version } }),
    ...quiet,
  });
  const remove = useMutation({ mutationFn: (which: Which) => api.remove({ params: params(which) }), ...refresh });
  const restore = useMutation({ mutationFn: (which: Which) => api.giveBack({ params: params(which) }), ...refresh });
  return {
    create: create.mutateAsync,
    update: update.mutateAsync,
    remove: remove.mutateAsync,
    restore: restore.mutateAsync,
  };
}

/** People who can reach a pet. A failure is not reported: this is a note at the foot of a page. */
export const usePetAccess = (petId: string) =>
  useQuery({
    queryKey: ['sharing', 'of', petId],
    queryFn: ({ signal }) => api.list({ params: { id: petId } }, { signal }),
    meta: { quiet: true },
  }).data;

/** All that was seen of the pet goes with it. */
export function useLeaveShare() {
  const refresh = useRefresh('pets', 'none');
  return useMutation({ mutationFn: (shareId: string) => api.leave({ params: { shareId } }), ...refresh });
}
