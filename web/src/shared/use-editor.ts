import { useEffect } from 'react';
import { useSearchParams } from '../ui/use-search-params.ts';
import { useModal } from '../ui/use-modal.ts';

/**
 * Whether the dialog in which a screen's things are added and edited is open, and for which of them. `?add=1` in the
 * address opens it for a new one, and is taken out again: whoever leaves the dialog is on the screen as it is.
 */
export function useEditor<T>() {
  const modal = useModal<T>();
  const { add } = modal;
  const [params, setParams] = useSearchParams();
  const isAskedFor = params.get('add') === '1';
  useEffect(() => {
    if (!isAskedFor) return;
    add();
    setParams(
      (asked) => {
        const rest = new URLSearchParams(asked);
        rest.delete('add');
        return rest;
      },
      { replace: true },
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time that the address asks for it
  }, [isAskedFor]);
  return { ...modal, isOpen: modal.isOpen || isAskedFor };
}

export type Editor<T> = ReturnType<typeof useEditor<T>>;
