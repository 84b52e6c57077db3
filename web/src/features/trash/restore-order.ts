import type { TrashEntry, TrashType } from '@tzemed/contract/views/trash';

/** Others stand on these; these stand on others. */
const ranks: Partial<Record<TrashType, number>> = {
  pets: 0,
  vets: 0,
  tags: 0,
  quickButtons: 0,
  expenseCategories: 0,
  attachments: 2,
  comments: 2,
};

/** Sorts entries so that they can be restored: one that another asks for comes before it. They are erased in the opposite order. */
export function inRestoreOrder(entries: readonly TrashEntry[]) {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const depth = ({ first }: TrashEntry): number => {
    const before = first && known.get(first.id);
    return before ? 1 + depth(before) : 0;
  };
  const place = (entry: TrashEntry) => (ranks[entry.type] ?? 1) * entries.length + depth(entry);
  return entries.toSorted((a, b) => place(a) - place(b));
}
