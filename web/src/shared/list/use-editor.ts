import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { useUrlAction } from '../page/use-url-action.ts';

/**
 * Whether the dialog in which a screen's things are added and edited is open, and for which of them. `?add=1` in the
 * address, or another name where a screen adds two kinds, opens it for a new one.
 */
export function useEditor<T>(name = 'add') {
  const modal = useEditDialog<T>();
  const isAskedFor = useUrlAction(name, modal.add) !== null;
  return { ...modal, isOpen: modal.isOpen || isAskedFor };
}

export type Editor<T> = ReturnType<typeof useEditor<T>>;
