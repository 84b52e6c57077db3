import { keepPreviousData, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminAccounts } from '@tzemed/contract/administration/admin-accounts';
import { adminActions } from '@tzemed/contract/administration/administration';
import { adminJobs } from '@tzemed/contract/administration/admin-jobs';
import { adminMails } from '@tzemed/contract/administration/admin-mails';
import { adminNotices } from '@tzemed/contract/administration/admin-notices';
import { adminState } from '@tzemed/contract/administration/admin-state';
import { ApiError } from '../../lib/api/api-error.ts';
import { callsOf } from '../../lib/api/api-client.ts';
import { restoreLostFocus } from '../../shared/page/focus-content.ts';

export const accountCalls = callsOf(adminAccounts);
export const actionCalls = callsOf(adminActions);
export const jobCalls = callsOf(adminJobs);
export const mailCalls = callsOf(adminMails);
export const noticeCalls = callsOf(adminNotices);
export const stateCalls = callsOf(adminState);

export const noun = 'administration';
export const searchNoun = 'administrationSearch';
/** Rows of a page. */
export const atOnce = 20;

const isGone = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

/** A read of the administration; `null` where there is no such thing. It is never kept on the device. */
export function useAdminRead<T>(key: QueryKey, read: (signal: AbortSignal) => Promise<T>) {
  const { data, error, isPending, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    queryKey: [noun, ...key],
    queryFn: ({ signal }) =>
      read(signal).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { quiet: true },
  });
  return {
    data,
    isPending,
    isBetween: isPlaceholderData,
    isFailed: isError && (data === undefined || isPlaceholderData),
    /** The server asks for a second factor first. */
    needsFactor: error instanceof ApiError && error.code === 'adminNeedsSecondFactor',
    isFetching,
    retry: () => void refetch(),
  };
}
export type AdminRead = Omit<ReturnType<typeof useAdminRead>, 'data'>;

/**
 * An action of the administration: what is shown is asked for anew whatever comes of it. `inForm`: a form says at itself what
 * was refused.
 */
export function useAdminAction<In, Out>(act: (value: In) => Promise<Out>, { inForm = false } = {}) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    meta: { quiet: inForm },
    onSettled() {
      // The pressed button may go with its row.
      restoreLostFocus();
      void queries.invalidateQueries({ queryKey: [noun] });
      // The accounts that were found say whether they are blocked.
      void queries.invalidateQueries({ queryKey: [searchNoun] });
    },
  });
}
