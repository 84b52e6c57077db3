import { useMutation } from '@tanstack/react-query';
import type { ResourceName } from './invalidation.ts';
import { useRefresh } from './use-refresh.ts';

type ById = { params: { id: string } };

/** A resource whose rows are deleted and restored, and the calls that do it. */
export type RemovableResource = {
  noun: ResourceName;
  calls: { remove: (sent: ById) => Promise<unknown>; restore: (sent: ById) => Promise<unknown> };
};

/** Deletes and restores rows by id; what shows them is then loaded anew. */
export function useRemoval({ noun, calls }: RemovableResource) {
  const refresh = useRefresh(noun);
  const remove = useMutation({ mutationFn: (id: string) => calls.remove({ params: { id } }), ...refresh });
  const restore = useMutation({ mutationFn: (id: string) => calls.restore({ params: { id } }), ...refresh });
  return { remove: remove.mutateAsync, restore: restore.mutateAsync };
}
