import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import { maxSearchLength, search, type SearchKind } from '@tzemed/contract/items/search';
import { callsOf } from '../../lib/api/api-client.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';

const api = callsOf(search);

export type SearchAnswer = ClientReply<(typeof search)['get']>;
export type SearchGroup = SearchAnswer['groups'][number];

export type SearchFilters = { petId?: string | undefined; kind?: SearchKind | undefined; from?: string; to?: string };
type Asked = SearchFilters & { page?: number; limit?: number };

/**
 * Search in everything. The previous result stays until the next one arrives; requests that are no longer needed are
 * cancelled.
 */
export function useSearch(text: string, asked: Asked, first?: string) {
  const q = useDebouncedValue(text.trim(), { first });
  const isLong = q.length > maxSearchLength;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', 'hits', { q, ...asked }],
    queryFn: ({ signal }) => api.get({ query: { q, ...asked } }, { signal }),
    enabled: q !== '' && !isLong,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    meta: { quiet: true },
  });
  return {
    q,
    isLong,
    data: q === '' || isLong ? undefined : data,
    error,
    isFetching,
    /** True when the shown result answers the text in the field. */
    isSettled: q === text.trim() && !isPlaceholderData && !isFetching,
    retry: () => void refetch(),
  };
}
export type Search = ReturnType<typeof useSearch>;
