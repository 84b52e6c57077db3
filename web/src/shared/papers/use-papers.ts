import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AttachmentInput } from '@tzemed/contract/attachments';
import { tellFailure } from '../../lib/query-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { toast } from '../../ui/toast.ts';
import type { Noun } from '../seen-in.ts';
import { useRefresh } from '../use-refresh.ts';
import { hangingOn, storageOf, type Paper, type PaperCalls } from './calls.ts';
import { paperTexts } from './texts.ts';

/** The noun of the thing, and the calls of what hangs on it. */
export type Papered = { noun: Noun; papers: PaperCalls; areReceipts?: boolean };

/** What hangs on a thing that stands, and what can be done with it. */
export function usePapers({ noun, papers: calls }: Papered, id: string, isAsked = true) {
  const t = useTexts(paperTexts);
  const queries = useQueryClient();
  const queryKey = [noun, 'papers', id];
  const { data, isPending, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.attachments({ params: { id } }, { signal }),
    enabled: isAsked,
  });
  const refresh = useRefresh(noun);
  const papers: Paper[] = data?.attachments ?? [];
  const place = hangingOn(calls, id);

  /** Told where it fails; what is on screen is then what the server has. */
  const change = async (run: () => Promise<unknown>) => {
    try {
      return await run().then(() => refresh.onSuccess(undefined, id));
    } catch (error) {
      tellFailure(error, 'change');
      void queries.invalidateQueries({ queryKey });
      throw error;
    }
  };
  const restore = (attachmentId: string) =>
    change(() => calls.restoreAttachment({ params: { id, attachmentId } })).then(
      () => toast.success(t.restored, undefined, attachmentId),
      () => undefined,
    );
  return {
    papers,
    place,
    isPending: isAsked && isPending,
    isError,
    refetch,
    refresh: () => refresh.onSuccess(undefined, id),
    change: (attachmentId: string, said: AttachmentInput) => change(() => place.change(attachmentId, said)),
    remove: (attachmentId: string) =>
      change(() => place.remove(attachmentId)).then(() =>
        toast.success(t.removed, { label: t.undo, onPress: () => void restore(attachmentId) }, attachmentId),
      ),
  };
}

/** How full the homes are; the answer of each upload says it anew. */
export const useStorage = () =>
  useQuery({
    queryKey: ['uploads', 'storage'],
    queryFn: ({ signal }) => storageOf(signal),
    meta: { quiet: true },
  }).data?.storage;
