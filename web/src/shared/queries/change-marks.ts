import type { ComponentType } from 'react';
import type { Change } from '@tzemed/contract/items/changes';
import { externalStore } from '../../lib/external-store.ts';

/** Milliseconds for which a changed row keeps its badge, and for which a change of a row out of sight is announced. */
const freshMs = 6000;
const toldMs = 8000;

/** Something that happened elsewhere to a row which is on this page and out of sight. */
export type OffscreenChange = { readonly line: Change; readonly row: Element };

/** Id → what happened to it elsewhere, for as long as that is news. */
const news = externalStore<ReadonlyMap<string, Change>>(new Map());
/** Badge of a changed row. It loads with the first change, so that no list waits for its texts. */
export const changeBadgeContent = externalStore<ComponentType<{ line: Change }> | undefined>(undefined);
const unseen = externalStore<readonly OffscreenChange[]>([]);

/** Marks the rows of what others have made or changed. */
export function addRemoteChanges(lines: readonly Change[]) {
  const told = lines.filter(({ what }) => what !== 'removed');
  if (told.length === 0) return;
  news.set(new Map([...news.get(), ...told.map((line) => [line.id, line] as const)]));
  setTimeout(() => news.set(new Map([...news.get()].filter(([, line]) => !told.includes(line)))), freshMs);
}

/** Latest change of an item by somebody else, if there is one. */
export const useRemoteChange = (id: string) => news.use((known) => known.get(id));

/** Says of a row that is out of sight that there is news of it. */
export function setOffscreenChange(one: OffscreenChange) {
  unseen.set([...unseen.get(), one]);
  setTimeout(() => unseen.set(unseen.get().filter((other) => other !== one)), toldMs);
}

export const useOffscreenChange = () => unseen.use((all) => all);

/** Brings the row into sight, marked anew. */
export function scrollToChange({ line, row }: OffscreenChange) {
  unseen.set([]);
  addRemoteChanges([{ ...line }]);
  row.scrollIntoView({ block: 'center' });
}
