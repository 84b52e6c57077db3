import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { activity as table, type activityScopes } from '@tzemed/contract/views/activity';
import { callsOf } from '../../lib/api/api-client.ts';

const calls = callsOf(table);

export type ActivityQuery = { scope: (typeof activityScopes)[number]; petId: string; page: number; limit: number };

/** A page of the activity. The previous tab or filter is shown until it arrives. */
export function useActivity({ scope, petId, page, limit }: ActivityQuery) {
  const query = { scope, page, limit, ...(petId && { petId }) };
  const { data, isPending, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    queryKey: ['activity', query],
    queryFn: ({ signal }) => calls.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { quiet: true },
  });
  const isOfAnother = isPlaceholderData && data?.activities.some((one) => one.scope !== scope);
  return {
    data: isOfAnother ? undefined : data,
    isPending: isPending || isOfAnother === true,
    isFailed: isError && !data,
    isFetching,
    retry: () => void refetch(),
  };
}
