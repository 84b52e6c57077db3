import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { medicalRecords } from '@tzemed/contract/medical-records';
import { ApiError } from '../../lib/api-error.ts';
import { callsOf } from '../../lib/api-client.ts';
import { newId } from '../../lib/uuid.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';
import { useRefresh } from '../../shared/use-refresh.ts';

const api = callsOf(medicalRecords);
/** As many as a page may have. */
const limit = 100;

/** What is said of a record, in the order it was said: the latest, `pages` of a hundred. */
export const useComments = (id: string, pages: number) =>
  useBackedQuery({
    noun: 'medicalRecords',
    part: `comments ${id}`,
    query: { pages },
    load: async (signal) => {
      const asked = Array.from({ length: pages }, (_, index) =>
        api.comments({ params: { id }, query: { page: index + 1, limit } }, { signal }),
      );
      const found = await Promise.all(asked);
      return { comments: found.flatMap((page) => page.comments).toReversed(), total: found[0]!.total };
    },
  });

export function useCommentChanges(id: string) {
  const refresh = useRefresh('medicalRecords');
  /** What is sent again after a lost answer is said once. */
  const [next, setNext] = useState(newId);
  const add = useMutation({
    mutationFn: (text: string) =>
      api.comment({ params: { id }, body: { text, id: next } }).catch((error: unknown) => {
        // A device whose clock is days ahead makes ids that are refused.
        if (!(error instanceof ApiError && error.errors?.['id'])) throw error;
        return api.comment({ params: { id }, body: { text } });
      }),
    ...refresh,
    onSuccess: () => {
      setNext(newId());
      return refresh.onSuccess();
    },
    meta: { quiet: true },
  });
  const change = useMutation({
    mutationFn: ({ commentId, text }: { commentId: string; text: string }) =>
      api.changeComment({ params: { id, commentId }, body: { text } }),
    ...refresh,
    meta: { quiet: true },
  });
  const remove = useMutation({
    mutationFn: (commentId: string) => api.removeComment({ params: { id, commentId } }),
    ...refresh,
  });
  const restore = useMutation({
    mutationFn: (commentId: string) => api.restoreComment({ params: { id, commentId } }),
    ...refresh,
  });
  return { add: add.mutateAsync, change: change.mutateAsync, remove: remove.mutateAsync, restore: restore.mutateAsync };
}
