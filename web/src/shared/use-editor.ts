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
  return {
    ...modal,
    isOpen: modal.isOpen || isAskedFor,
    close: () => {
      modal.close();
      if (!isAskedFor) return;
      const rest = new URLSearchParams(params);
      rest.delete('add');
      setParams(rest, { replace: true, preventScrollReset: true });
    },
  };
}
