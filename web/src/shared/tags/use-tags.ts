import { tags as table, type Tag } from '@tzemed/contract/items/tags';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { fetchAllPages, maxPageQuery } from '../../lib/api/fetch-all-pages.ts';
import { useQueryWithFallback } from '../queries/use-query-with-fallback.ts';

const calls = callsOf(table);
/** Passed to `useFormSave`. */
export const tagsApi = { noun: 'tags', calls } as const;

const everyTag = (signal: AbortSignal) => fetchAllPages('tags', (page) => calls.list(maxPageQuery(page), { signal }));
const earlyTags = () => preloadedData(table.list, maxPageQuery(1), ({ tags, total }) => tags.length >= total)?.tags;

/** True when these ids include this tag, or one that was merged into it. */
export const hasTag = ({ id, mergedIds }: Tag, ids: readonly string[]) =>
  ids.includes(id) || mergedIds.some((merged) => ids.includes(merged));

/** The tags of all homes in reach, by name, and those that something bears; none while they are not `isAsked` for. */
export function useTags(isAsked = true) {
  const found = useQueryWithFallback({ noun: 'tags', load: everyTag, early: earlyTags, isAsked });
  const tags = found.data ?? [];
  return { ...found, tags, tagsOf: (ids: readonly string[]) => tags.filter((tag) => hasTag(tag, ids)) };
}
