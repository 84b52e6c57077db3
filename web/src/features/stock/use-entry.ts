import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { stockItems } from '@tzemed/contract/stock/stock-items';
import type { ClientRequest } from '@tzemed/contract/schema/endpoint';
import { useTexts } from '../../i18n/use-texts.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { newId } from '../../lib/uuid.ts';
import { restoreLostFocus } from '../../shared/page/focus-content.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';
import { stockApi } from '../../shared/stock/use-stock.ts';
import { toast } from '../../ui/toast/toast.ts';
import { stockFormTexts } from './form-texts.ts';

type Body = Omit<ClientRequest<typeof stockItems.addEntry>['body'], 'id'>;
const { calls } = stockApi;
const told = (error: unknown) => reportFailure(error as Error, 'change');

/** Enters something into a stock, once for each form, with the way back beside the message. */
export function useEntry() {
  const t = useTexts(stockFormTexts);
  const refresh = useRefresh('stockItems');
  const { mutateAsync: run } = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    ...refresh,
    meta: { quiet: true },
  });
  // A repeated save is the same entry.
  const [id] = useState(newId);

  async function enter(stockItemId: string, body: Body, said: string) {
    await run(() => calls.addEntry({ params: { id: stockItemId }, body: { ...body, id } }));
    const undo = () =>
      run(() => calls.removeEntry({ params: { id: stockItemId, entryId: id } })).then(
        () => toast.success(t.undone, undefined, id),
        told,
      );
    toast.success(said, { label: t.undo, onPress: () => void undo() }, id);
  }

  /** Deletes an entry of the list, with the way back. */
  async function remove(stockItemId: string, entryId: string) {
    const params = { id: stockItemId, entryId };
    await run(() => calls.removeEntry({ params }));
    restoreLostFocus();
    const undo = () =>
      run(() => calls.restoreEntry({ params })).then(() => toast.success(t.undone, undefined, entryId), told);
    toast.success(t.entryRemoved, { label: t.undo, onPress: () => void undo() }, entryId);
  }
  return { enter, remove };
}
