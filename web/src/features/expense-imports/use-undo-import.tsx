import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { ExpenseImport } from '@tzemed/contract/money/expense-imports';
import { useTexts } from '../../i18n/use-texts.ts';
import { restoreLostFocus } from '../../shared/page/focus-content.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { importTexts } from './texts.ts';
import { importCalls } from './use-import.ts';

/** Asks once, says how many go, and offers to bring them back. */
export function useUndoImport() {
  const t = useTexts(importTexts);
  const [asked, setAsked] = useState<ExpenseImport>();
  const refresh = useRefresh('expenseImports');
  // If all remaining expenses were edited, the undo deletes the edited ones.
  const withChanged = asked !== undefined && asked.changed === asked.standing;
  const undo = useMutation({
    mutationFn: (importId: string) =>
      importCalls.remove({ params: { importId }, query: withChanged ? { withChanged: 'true' } : {} }),
    ...refresh,
  });
  const restore = useMutation({
    mutationFn: (importId: string) => importCalls.restore({ params: { importId } }),
    ...refresh,
  });

  async function run(id: string, onUndone: () => void) {
    await undo.mutateAsync(id);
    onUndone();
    restoreLostFocus();
    const bringBack = () => {
      restoreLostFocus();
      void restore.mutateAsync(id).then(
        () => toast.success(t.restored, undefined, id),
        () => undefined,
      );
    };
    toast.success(t.undone, { label: t.bringBack, onPress: bringBack }, id);
  }

  return {
    ask: (one: ExpenseImport) => {
      setAsked(one);
      // The count of expenses edited since the import is known only now.
      void importCalls.get({ params: { importId: one.id } }).then(
        (found) => setAsked((now) => (now?.id === one.id ? found.import : now)),
        () => undefined,
      );
    },
    question(onUndone: () => void) {
      const going = asked ? (withChanged ? asked.standing : asked.standing - asked.changed) : 0;
      return (
        <Confirm
          title={asked ? t.undoNamed({ name: asked.name }) : ''}
          question={[
            t.undoQuestion({ count: going }),
            ...(asked && asked.changed > 0
              ? [(withChanged ? t.allEdited : t.changedStay)({ count: asked.changed })]
              : []),
          ].join(' ')}
          action={t.undo}
          isOpen={asked !== undefined}
          onConfirm={() => asked && run(asked.id, onUndone)}
          onClose={() => setAsked(undefined)}
        />
      );
    },
  };
}
