import { reportFailure } from '../../lib/api/query-client.ts';
import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { useUrlAction } from '../page/use-url-action.ts';
import type { BelongingApi, BelongingTable, RowOf } from '../queries/belonging-api.ts';

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

/** Opens the form of the item whose id the address names, as `?open=…` or by another name. */
export function useItemFromUrl<T extends BelongingTable>(
  { calls }: BelongingApi<T>,
  editor: Pick<Editor<RowOf<T>>, 'edit'>,
  name = 'open',
) {
  useUrlAction(name, (id) => {
    const open = (answer: unknown) => editor.edit(Object.values(answer as object)[0] as RowOf<T>);
    calls.get({ params: { id } }).then(open, (error: unknown) => reportFailure(error, 'load'));
  });
}
