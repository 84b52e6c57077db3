import { useState } from 'react';

/** Selected rows, chosen one by one or as a range. Rows that are not on the page are not selected. */
export function useRangeSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const picked = rows.filter(({ id }) => ids.has(id));
  const clear = () => setIds(new Set());
  const isAll = rows.length > 0 && picked.length === rows.length;

  /** `isSpan`: with all rows between it and the one that was pressed before. */
  function press(id: string, isSpan: boolean) {
    const at = rows.findIndex((row) => row.id === id);
    const from = isSpan ? rows.findIndex((row) => row.id === last) : at;
    const span = from < 0 ? rows.slice(at, at + 1) : rows.slice(Math.min(from, at), Math.max(from, at) + 1);
    const next = new Set(ids);
    for (const one of span) {
      if (ids.has(id)) next.delete(one.id);
      else next.add(one.id);
    }
    setIds(next);
    setLast(id);
  }

  return {
    picked,
    isAll,
    press,
    clear,
    pressAll: () => (isAll ? clear() : setIds(new Set(rows.map(({ id }) => id)))),
  };
}
