import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { useUrlAction } from '../page/use-url-action.ts';

/**
 * State of the dialog that adds and edits items of a screen: whether it is open, and for which item. `?add=1` in the
 * address, or another name on a screen that adds two kinds, opens it for a new item.
 */
export function useEditor<T>(name = 'add') {
  const modal = useEditDialog<T>();
  const isAskedFor = useUrlAction(name, modal.add) !== null;
  return { ...modal, isOpen: modal.isOpen || isAskedFor };
}

export type Editor<T> = ReturnType<typeof useEditor<T>>;
