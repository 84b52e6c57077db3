import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/**
 * Selected rows of a list, while the selection mode is on. `asked` names the list: another list has no selected rows.
 */
export function useRowSelection(asked: string) {
  const [picked, setPicked] = useState<{ of: string; ids: ReadonlySet<string> } | null>(null);
  const isOn = picked?.of === asked;
  const ids = isOn ? picked.ids : none;
  const pick = (ids: Iterable<string>) => setPicked({ of: asked, ids: new Set(ids) });
  return {
    isOn,
    ids,
    pick,
    toggle: (id: string) => pick(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    end: () => setPicked(null),
  };
}

export type RowSelection = ReturnType<typeof useRowSelection>;
