import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { CommentInput } from '@tzemed/contract/items/comments';
import { medicalRecords } from '@tzemed/contract/medical/medical-records';
import { callsOf } from '../../../lib/api/api-client.ts';
import { useQueryWithFallback } from '../../../shared/queries/use-query-with-fallback.ts';
import { useRefresh } from '../../../shared/queries/use-refresh.ts';
import { makeSaver, savedRow } from '../../../shared/save/use-save.ts';

const api = callsOf(medicalRecords);
/** Maximum page size. */
const limit = 100;

/** Comments on a record in the order they were written: the latest `pages` pages of a hundred. */
export const useComments = (id: string, pages: number) =>
  useQueryWithFallback({
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
  /**
   * A comment that is sent again after a lost answer is created once; if its text was corrected meanwhile, it is
   * updated.
   */
  const [saver] = useState(() =>
    makeSaver({
      noun: 'medicalRecords',
      calls: {
        create: ({ body }: { body: CommentInput }, options?: { newId: string }) =>
          api.comment({ params: { id }, body }, options),
        update: ({ params, body: { text } }) =>
          api.changeComment({ params: { id, commentId: params.id }, body: { text } }),
      },
    }),
  );
  const add = useMutation({
    mutationFn: async (text: string) => savedRow(await saver.save({ id: undefined, body: { text } })),
    ...refresh,
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
