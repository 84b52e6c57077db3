import { useState } from 'react';

/** State of the editor: `add()` opens it for a new item, `edit(item)` for an existing one (`item` is then set). */
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
