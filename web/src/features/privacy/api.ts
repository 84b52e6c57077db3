import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AccountExport, accountExports as table } from '@tzemed/contract/views/account-export';
import { callsOf } from '../../lib/api/api-client.ts';

const api = callsOf(table);
const exportKey = ['accountExports'];

/** The live stream tells how far it is; where that is cut, it is asked for. */
const askAgainMs = 10_000;

/** State of the user's data export. */
export const useExport = () =>
  useQuery({
    queryKey: exportKey,
    queryFn: ({ signal }) => api.get(undefined, { signal }),
    meta: { quiet: true },
    refetchInterval: ({ state }) => state.data?.state === 'running' && askAgainMs,
  });

const keep = (queries: QueryClient) => (answer: AccountExport) => queries.setQueryData(exportKey, answer);

export function useStartExport() {
  const queries = useQueryClient();
  return useMutation({ mutationFn: () => api.start(), onSuccess: keep(queries) });
}

/** Stops one that is being made, or erases one that is ready. */
export function useRemoveExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.remove(),
    onSettled: () => queries.invalidateQueries({ queryKey: exportKey }),
  });
}

/** Has the browser save it as it comes: gigabytes pass through no memory of the page. */
export function useDownloadExport() {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn() {
      const { url } = await api.link();
      const link = document.createElement('a');
      // Only the path is used: the same site may be reached under another host name than its own.
      link.href = new URL(url).pathname;
      link.download = '';
      link.click();
    },
    onError: () => queries.invalidateQueries({ queryKey: exportKey }),
  });
}
