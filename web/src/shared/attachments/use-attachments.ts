import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AttachmentInput } from '@tzemed/contract/items/attachments';
import { reportFailure } from '../../lib/api/query-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { toast } from '../../ui/toast/toast.ts';
import type { ResourceName } from '../queries/invalidation.ts';
import { useRefresh } from '../queries/use-refresh.ts';
import { savedAttachments, loadStorage, type AttachmentInfo, type AttachmentCalls } from './attachment-calls.ts';
import { attachmentTexts } from './attachment-texts.ts';

/** The noun of the thing, and the calls of what hangs on it. */
export type AttachmentParent = { noun: ResourceName; papers: AttachmentCalls; areReceipts?: boolean };

/** Attachments of a saved item, and the actions on them. */
export function useAttachments({ noun, papers: calls }: AttachmentParent, id: string, isAsked = true) {
  const t = useTexts(attachmentTexts);
  const queries = useQueryClient();
  const queryKey = [noun, 'papers', id];
  const { data, isPending, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.attachments({ params: { id } }, { signal }),
    enabled: isAsked,
  });
  const refresh = useRefresh(noun);
  const papers: AttachmentInfo[] = data?.attachments ?? [];
  const place = savedAttachments(calls, id);

  /** Told where it fails; what is on screen is then what the server has. */
  const change = async (run: () => Promise<unknown>) => {
    try {
      return await run().then(() => refresh.onSuccess(undefined, id));
    } catch (error) {
      reportFailure(error, 'change');
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

/** Storage use of the households; the answer of each upload updates it. */
export const useStorageUsage = () =>
  useQuery({
    queryKey: ['uploads', 'storage'],
    queryFn: ({ signal }) => loadStorage(signal),
    meta: { quiet: true },
  }).data?.storage;
