import type { Change } from '@tzemed/contract/items/changes';
import { currentSession } from '../../lib/session/session.ts';
import { externalStore } from '../../lib/external-store.ts';
import { usePeople } from '../people/use-people.ts';

/** Id of what was deleted since the page was opened → by whom. */
const removals = externalStore<ReadonlyMap<string, string>>(new Map());

/** Keeps who deleted what, also while nothing may move on screen. */
export function recordDeletions(lines: readonly Change[]) {
  const told = lines.flatMap(({ what, id, who }) => (what === 'removed' && who ? [[id, who] as const] : []));
  if (told.length > 0) removals.set(new Map([...removals.get(), ...told]));
}

/** The name of whoever deleted a thing, where that is somebody else, and known. */
export function useDeletedBy(id: string) {
  const who = removals.use((known) => known.get(id));
  const { nameOf } = usePeople();
  return who && who !== currentSession()?.user.id ? nameOf(who) : undefined;
}
