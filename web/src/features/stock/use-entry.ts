import { useState } from 'react';
import type { stockItems } from '@tzemed/contract/stock/stock-items';
import type { ClientRequest } from '@tzemed/contract/schema/endpoint';
import { useTexts } from '../../i18n/use-texts.ts';
import { newId } from '../../lib/uuid.ts';
import { useUndoableChange } from '../../shared/save/use-undoable-change.ts';
import { stockApi } from '../../shared/stock/use-stock.ts';
import { stockFormTexts } from './form-texts.ts';

type Body = Omit<ClientRequest<typeof stockItems.addEntry>['body'], 'id'>;
const { calls } = stockApi;

/** Enters something into a stock, once for each form, with the way back beside the message. */
export function useEntry() {
  const t = useTexts(stockFormTexts);
  const { act } = useUndoableChange('stockItems');
  // A repeated save is the same entry.
  const [id] = useState(newId);

  const enter = (stockItemId: string, body: Body, said: string) =>
    act({
      about: id,
      send: () => calls.addEntry({ params: { id: stockItemId }, body: { ...body, id } }),
      said: () => said,
      back: () => calls.removeEntry({ params: { id: stockItemId, entryId: id } }),
    });

  /** Deletes an entry of the list, with the way back. */
  function remove(stockItemId: string, entryId: string) {
    const params = { id: stockItemId, entryId };
    return act({
      about: entryId,
      send: () => calls.removeEntry({ params }),
      said: () => t.entryRemoved,
      back: () => calls.restoreEntry({ params }),
    });
  }
  return { enter, remove };
}
