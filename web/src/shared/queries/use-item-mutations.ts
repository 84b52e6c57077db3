import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { safeCreate } from './safe-create.ts';
import { safeUpdate } from './safe-update.ts';
import type { ResourceName } from './invalidation.ts';
import { useRefresh } from './use-refresh.ts';

type ById = { params: { id: string } };

/** A noun whose rows can be changed, and the calls that do it. */
export type MutableResource<Body, Saved> = {
  noun: ResourceName;
  calls: {
    create: (sent: { body: Body }, options?: { newId: string }) => Promise<Saved>;
    update: (sent: ById & { body: Body }) => Promise<Saved>;
    remove: (sent: ById) => Promise<unknown>;
    restore: (sent: ById) => Promise<unknown>;
  };
};

/** Saves, deletes and brings back a noun's rows; what shows them is then loaded anew. */
export function useItemMutations<Body, Saved>({ noun, calls }: MutableResource<Body, Saved>) {
  const refresh = useRefresh(noun);
  const [add] = useState(() => safeCreate(calls));
  const save = useMutation({
    mutationFn: ({ id, body }: { id: string | undefined; body: Body }) =>
      id ? safeUpdate(noun, calls.update)({ params: { id }, body }).catch(orGone) : add(body),
    ...refresh,
    // Not awaited: the save has succeeded, whether or not the lists can be refetched.
    onSuccess: (answer, sent) => void refresh.onSuccess(answer, sent.id),
  });
  const remove = useMutation({ mutationFn: (id: string) => calls.remove({ params: { id } }), ...refresh });
  const restore = useMutation({ mutationFn: (id: string) => calls.restore({ params: { id } }), ...refresh });
  return { adding: add, save: save.mutateAsync, remove: remove.mutateAsync, restore: restore.mutateAsync };
}

/** Turns a 404 into `gone`: the form reports that its item was deleted, since it has the typed values. */
function orGone(error: unknown): never {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
  throw new ApiError(404, 'gone', error.message, { requestId: error.requestId, body: error.body });
}
