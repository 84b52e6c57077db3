import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { tellFailure } from '../lib/query-client.ts';

/**
 * Where what is on screen comes from: the server; an earlier load of the same question, or of `another` one (filters);
 * or from nowhere, as an example.
 */
export type Source = 'server' | 'earlier' | 'another' | 'sample';
type Kept<T> = { source: Exclude<Source, 'sample'>; data: T } | { source: 'sample' };

type Options<T> = {
  /** First part of the key: what must be invalidated after a change. */
  noun: string;
  /** Tells several lists of a noun apart: one never stands in for another. */
  part?: string;
  /** What is asked: filters and page. */
  query: Readonly<Record<string, unknown>>;
  load: (signal: AbortSignal) => Promise<T>;
  /** Shown when there is nothing else; never cached, never mixed with the user's own. */
  sample: T;
};

/**
 * A list that has something to show when the server is away (no answer, or a 5xx): what was loaded last in this
 * session, else the sample. Any other failure is `isFailed`, and never shows the sample. Show `LoadBanner` above it.
 */
export function useBackedQuery<T>({ noun, part = 'list', query, load, sample }: Options<T>) {
  const queries = useQueryClient();
  const key = [noun, 'backed', part];
  const found = useQuery({
    queryKey: [...key, query],
    queryFn: async ({ client, queryKey, signal }): Promise<Kept<T>> => {
      try {
        return { source: 'server', data: await load(signal) };
      } catch (error) {
        if (signal.aborted || !isServerAway(error)) throw error;
        tellFailure(error);
        return keptSince<T>(client, queryKey, key);
      }
    },
    placeholderData: keepPreviousData,
    // As long as the session: this is what stands in for the server.
    gcTime: Infinity,
    refetchOnMount: ({ state }) => (state.data?.source === 'server' ? true : 'always'),
    refetchOnReconnect: true,
  });
  const { data: kept, isPending, isFetching, isError, isPlaceholderData } = found;
  return {
    data: kept?.source === 'sample' ? sample : kept?.data,
    source: kept?.source ?? 'server',
    isPending,
    isFetching,
    isFailed: isError,
    /** What is shown still answers the question before this one. */
    isOutdated: isPlaceholderData,
    /** Whatever else on the screen failed with it (the pets' names) is asked for again too. */
    retry: () => {
      void found.refetch();
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    },
  };
}

/** No answer came (status 0), or one that says 'not now'. */
const isServerAway = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

function keptSince<T>(client: QueryClient, queryKey: readonly unknown[], family: readonly string[]): Kept<T> {
  const own = client.getQueryData<Kept<T>>(queryKey);
  if (own?.source === 'server' || own?.source === 'earlier') return { source: 'earlier', data: own.data };
  const [newest] = client
    .getQueryCache()
    .findAll({ queryKey: family })
    .map(({ state }) => state as { data?: Kept<T>; dataUpdatedAt: number })
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)
    .flatMap(({ data }) => (data?.source === 'server' || data?.source === 'earlier' ? [data.data] : []));
  return newest === undefined ? { source: 'sample' } : { source: 'another', data: newest };
}
