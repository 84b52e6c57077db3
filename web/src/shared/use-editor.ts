import { useSearchParams } from 'react-router';
import { useModal } from '../ui/use-modal.ts';

/** Which editor of a screen is open; `?add=1` in its address opens the one for a new thing. */
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
