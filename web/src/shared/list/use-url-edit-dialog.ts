import { useEffect, useRef } from 'react';
import { reportFailure } from '../../lib/api/query-client.ts';
import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { refusedEditOf } from '../conflict/refused-edit.ts';
import { restoreLostFocus } from '../page/focus-content.ts';
import { useUrlAction } from '../page/use-url-action.ts';
import type { BelongingApi, BelongingTable, RowOf } from '../queries/belonging-api.ts';

/**
 * State of the dialog that adds and edits items of a screen: whether it is open, and for which item. `?add=1` in the
 * address, or another name on a screen that adds two kinds, opens it for a new item.
 */
export function useEditor<T>(name = 'add') {
  const modal = useEditDialog<T>();
  /** Set while the address has opened the dialog: id of the item, empty for a new one. */
  const fromUrl = useRef<string>(undefined);
  const isAskedFor =
    useUrlAction(name, () => {
      fromUrl.current = '';
      modal.add();
    }) !== null;
  const isOpen = modal.isOpen || isAskedFor;
  // No control opened such a dialog, so none gets the focus back.
  useEffect(() => {
    const { current: id } = fromUrl;
    if (isOpen || id === undefined) return;
    fromUrl.current = undefined;
    restoreLostFocus(() => controlOf(id));
  }, [isOpen]);
  const editFromUrl = (item: T, id: string) => {
    fromUrl.current = id;
    modal.edit(item);
  };
  return { ...modal, isOpen, editFromUrl };
}

/** The control that opens an item: what names the item in `data-opens`, or the first button in it. */
function controlOf(id: string) {
  const place = id ? document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(id)}"]`) : null;
  return place?.matches('button') ? place : place?.querySelector('button');
}

export type Editor<T> = ReturnType<typeof useEditor<T>>;

/** Opens the form of the item whose id the address names, as `?open=…` or by another name. */
export function useItemFromUrl<T extends BelongingTable>(
  { calls }: BelongingApi<T>,
  editor: Pick<Editor<RowOf<T>>, 'editFromUrl'>,
  name = 'open',
) {
  useUrlAction(name, (id) => {
    const refused = refusedEditOf(id);
    if (refused?.row) return editor.editFromUrl(refused.row as unknown as RowOf<T>, id);
    const open = (answer: unknown) => editor.editFromUrl(Object.values(answer as object)[0] as RowOf<T>, id);
    return void calls.get({ params: { id } }).then(open, (error: unknown) => reportFailure(error, 'load'));
  });
}
