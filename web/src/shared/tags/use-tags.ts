import { tags as table, type Tag } from '@tzemed/contract/tags';
import { callsOf, earlyOf } from '../../lib/api-client.ts';
import { everyPage, wholePageOf } from '../../lib/every-page.ts';
import { useBackedQuery } from '../use-backed-query.ts';

const calls = callsOf(table);
/** For `useChanges`. */
export const tagsApi = { noun: 'tags', calls } as const;

const everyTag = (signal: AbortSignal) => everyPage('tags', (page) => calls.list(wholePageOf(page), { signal }));
const earlyTags = () => earlyOf(table.list, wholePageOf(1), ({ tags, total }) => tags.length >= total)?.tags;

/** Whether something that bears these ids bears this tag, or one that was merged into it. */
export const isBorne = ({ id, mergedIds }: Tag, ids: readonly string[]) =>
  ids.includes(id) || mergedIds.some((merged) => ids.includes(merged));

/** The tags of all homes in reach, by name, and those that something bears; none while they are not `isAsked` for. */
export function useTags(isAsked = true) {
  const found = useBackedQuery({ noun: 'tags', load: everyTag, early: earlyTags, isAsked });
  const tags = found.data ?? [];
  return { ...found, tags, tagsOf: (ids: readonly string[]) => tags.filter((tag) => isBorne(tag, ids)) };
}
