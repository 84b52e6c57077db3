import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { trash as table, type TrashType } from '@tzemed/contract/trash';
import { callsOf } from '../../lib/api-client.ts';
import { useRefresh } from '../../shared/use-refresh.ts';

const api = callsOf(table);

export const useTrash = (type: TrashType | undefined, page: number) =>
  useQuery({
    queryKey: ['trash', type, page],
    queryFn: ({ signal }) => api.list({ query: { ...(type && { type }), page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What is restored is seen in lists of every kind; what is erased was in none of them. */
export function useTrashChanges() {
  const everywhere = useRefresh('trash');
  const restore = useMutation({
    mutationFn: (id: string) => api.restore({ params: { id } }),
    ...everywhere,
  });
  const erase = useMutation({ mutationFn: (id: string) => api.remove({ params: { id } }), ...everywhere });
  return { restore: restore.mutateAsync, erase: erase.mutateAsync, isBusy: restore.isPending || erase.isPending };
}
