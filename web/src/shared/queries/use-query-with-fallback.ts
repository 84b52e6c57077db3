import { useQuery, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import type { Lang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { storedAs, type Stored } from '../../lib/offline/stored-at.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { toast } from '../../ui/toast/toast.ts';
import type { NamedPet } from '../pets/PetPortrait.tsx';
import type { ResourceName } from './invalidation.ts';

/**
 * Source of the data on screen: the server; an earlier load of the same question, or of `another` one (filters); rows on
 * the device, which are the `latest` of more; or from nowhere, as an example.
 */
export type DataSource = 'server' | 'earlier' | 'another' | 'latest' | 'sample';

/** An example in the language and around the day of the moment, and the pet that its rows belong to. */
export type SampleData<T> = (lang: Lang, today: string) => { data: T; pet: NamedPet };

type Kept<T> =
  | { source: Exclude<DataSource, 'sample'>; data: T; at?: number | undefined }
  | { source: 'sample'; sample: SampleData<T> };

type Options<T> = {
  /** First part of the key. */
  noun: ResourceName;
  /** Tells several lists of a noun apart: one never stands in for another. */
  part?: string | undefined;
  /** Filters and page. */
  query?: Readonly<Record<string, unknown>>;
  load: (signal: AbortSignal) => Promise<T>;
  /** False for data that the user may not view: nothing is requested. */
  isAsked?: boolean;
  /** Answer to the request that the page made before its scripts loaded, if it has arrived. */
  early?: () => T | undefined;
  /** Shown when there is nothing else, and its code can be had; never mixed with the user's own. Else that is a failure. */
  sample?: (() => Promise<SampleData<T>>) | undefined;
};

/**
 * Query with a fallback for a server that is away (no answer, or a 5xx): the data that was loaded last
 * on this device, else the sample. Any other failure is `isFailed`, and never shows the sample. Show `LoadBanner`
 * above it.
 */
export function useQueryWithFallback<T>({
  noun,
  part = 'list',
  query = {},
  load,
  isAsked = true,
  early,
  sample,
}: Options<T>) {
  const queries = useQueryClient();
  const { lang } = useLanguage();
  const family = [noun, part];
  const found = useQuery({
    queryKey: [...family, query],
    enabled: isAsked,
    // Most rows of a list ask for nothing: nothing wakes them.
    subscribed: isAsked,
    queryFn: async ({ client, queryKey, signal }): Promise<Kept<T>> => {
      try {
        const data = await load(signal);
        const stored = storedAs(data);
        if (stored) return { source: sourceOf(stored), data, at: stored.at };
        toast.over('load');
        return { source: 'server', data };
      } catch (error) {
        if (signal.aborted || !isServerAway(error)) throw error;
        const kept = keptSince<T>(client, queryKey, family) ?? (sample && (await sampleFrom(sample)));
        if (!kept) throw error;
        reportFailure(error, 'load');
        return kept;
      }
    },
    initialData: (): Kept<T> | undefined => {
      const data = early?.();
      return data === undefined ? undefined : { source: 'server', data };
    },
    placeholderData: (before, query) => (query?.queryKey[1] === part ? before : undefined),
    // Kept as long as the session, since it is the fallback.
    gcTime: Infinity,
    refetchOnMount: ({ state }) => (state.data?.source === 'server' ? true : 'always'),
    refetchOnReconnect: true,
  });
  const { data: kept, isPending, isFetching, isError, isPlaceholderData } = found;
  const today = useToday(kept?.source === 'sample');
  const example = kept?.source === 'sample' ? kept.sample(lang, today) : undefined;
  return {
    data: kept?.source === 'sample' ? example?.data : kept?.data,
    source: kept?.source ?? 'server',
    /** Set when what is shown is the sample. */
    samplePet: example?.pet,
    isPending: isPending && isAsked,
    isFetching,
    isFailed: isError,
    /** True while the previous query’s data is shown. */
    isOutdated: isPlaceholderData,
    /** Also repeats other failed queries of the screen, such as the pets' names. */
    retry: () => void queries.refetchQueries({ type: 'active', predicate: isBehind }, { cancelRefetch: false }),
  };
}

/** True when no answer came (status 0), or one that says 'not now'. */
const isServerAway = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Asked for when it is needed: few ever see it, and it would stand in every screen. */
const sampleFrom = <T>(load: () => Promise<SampleData<T>>) =>
  load().then(
    (sample) => ({ source: 'sample' as const, sample }),
    () => undefined,
  );

const isBehind = ({ state: { status, data } }: Query) =>
  status === 'error' || ((data as Partial<Kept<unknown>> | undefined)?.source ?? 'server') !== 'server';

const sourceOf = ({ isOther, from }: Stored) => (isOther ? 'another' : from === undefined ? 'earlier' : 'latest');

function keptSince<T>(client: QueryClient, queryKey: readonly unknown[], family: readonly string[]) {
  const own = client.getQueryData<Kept<T>>(queryKey);
  if (own?.source === 'server' || own?.source === 'earlier') return { source: 'earlier' as const, data: own.data };
  const [newest] = client
    .getQueryCache()
    .findAll({ queryKey: family })
    .map(({ state }) => state as { data?: Kept<T>; dataUpdatedAt: number })
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)
    .flatMap(({ data }) => (data?.source === 'server' || data?.source === 'earlier' ? [data.data] : []));
  return newest === undefined ? undefined : { source: 'another' as const, data: newest };
}
