import { useState } from 'react';

/** Which editor is open: `add()` for a new thing, `edit(item)` for one that exists (`item` is then set). */
export function useEditDialog<T>() {
  const [open, setOpen] = useState<{ item: T | null } | null>(null);
  return {
    isOpen: open !== null,
    item: open?.item ?? null,
    add: () => setOpen({ item: null }),
    edit: (item: T) => setOpen({ item }),
    // A form whose save answers late closes itself, not the one that was opened after it.
    close: () => setOpen((now) => (now === open ? null : now)),
  };
}
