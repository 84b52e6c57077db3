import { targetOf } from './changes-that-wait.ts';
import type { OutboxEntry } from './entry.ts';

/** One line of what waits: a change, and the files that belong to it; files of an item that is stored stand by themselves. */
export type OutboxGroup = {
  /** Id of its first entry. */
  readonly key: string;
  readonly entry: OutboxEntry;
  readonly files: readonly OutboxEntry[];
  readonly all: readonly OutboxEntry[];
};

const holdsFiles = (entry: OutboxEntry) => !entry.file && ['create', 'update'].includes(targetOf(entry)?.kind ?? '');

/** Entries as their writer knows them, oldest first. Refused files stand apart from those that wait. */
export function groupEntries(entries: readonly OutboxEntry[]): OutboxGroup[] {
  const groups: { entry: OutboxEntry; files: OutboxEntry[] }[] = entries
    .filter(({ file }) => !file)
    .map((entry) => ({ entry, files: [] }));
  for (const entry of entries.filter(({ file }) => file)) {
    const isTogether = ({ entry: other }: { entry: OutboxEntry }) =>
      other.item === entry.item && (other.state === 'parked') === (entry.state === 'parked');
    const group =
      groups.find((one) => isTogether(one) && holdsFiles(one.entry)) ??
      groups.find((one) => isTogether(one) && one.entry.file);
    if (group) group.files.push(entry);
    else groups.push({ entry, files: [entry] });
  }
  return groups
    .map(({ entry, files }) => ({ key: entry.id, entry, files, all: [...new Set([entry, ...files])] }))
    .toSorted((a, b) => firstSeq(a) - firstSeq(b));
}

const firstSeq = ({ all }: OutboxGroup) => Math.min(...all.map(({ seq }) => seq));
