import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useModal } from '../ui/use-modal.ts';

/**
 * Whether the dialog in which a screen's things are added and edited is open, and for which of them. `?add=1` in the
 * address opens it for a new one; closing takes that out again.
 */
export function useEditor<T>() {
  const modal = useModal<T>();
  const [params, setParams] = useSearchParams();
  const isAskedFor = params.get('add') === '1';
  // A save may answer when the address has long been another, of this screen or of the next.
  const address = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    address.current = params;
    return () => {
      address.current = null;
    };
  }, [params]);
  return {
    ...modal,
    isOpen: modal.isOpen || isAskedFor,
    close: () => {
      modal.close();
      const rest = new URLSearchParams(address.current ?? '');
      if (rest.get('add') !== '1') return;
      rest.delete('add');
      setParams(rest, { replace: true });
    },
  };
}

export type Editor<T> = ReturnType<typeof useEditor<T>>;
