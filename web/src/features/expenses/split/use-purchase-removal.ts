import { useMutation } from '@tanstack/react-query';
import type { Expense } from '@tzemed/contract/money/expenses';
import { texts } from '@tzemed/contract/text/texts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { useRefresh } from '../../../shared/queries/use-refresh.ts';
import { expensesApi, removeTogether } from '../api.ts';
import { splitBadgeTexts } from './split-badge-texts.ts';
import { useEditableParts } from './use-editable-parts.ts';

const removalTexts = texts({
  removeQuestion: {
    he: 'מה למחוק? אם נרשמו החזרים, גם הם יימחקו.',
    en: 'What should be deleted? Any refunds will be deleted too.',
    ar: 'ماذا تريدون أن تحذفوا؟ ستُحذف أيضًا أي مبالغ استُردت.',
  },
  removed: { he: 'הקנייה נמחקה', en: 'The purchase was deleted', ar: 'تم حذف عملية الشراء' },
  restored: { he: 'הקנייה שוחזרה', en: 'The purchase was restored', ar: 'تمت استعادة عملية الشراء' },
});

/** Deletes a part of a purchase for several pets: the part alone, or all parts that the user may edit. */
export function usePurchaseRemoval() {
  const t = useTexts(removalTexts);
  const { onlyPart, whole } = useTexts(splitBadgeTexts);
  const { petOf } = usePets();
  const ownParts = useEditableParts();
  const { mutateAsync: run } = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    ...useRefresh('expenses'),
  });
  return ({ id, petId, together }: Expense) => {
    const ids = ownParts(together).map((other) => other.id);
    if (ids.length === 0) return undefined;
    return {
      question: t.removeQuestion,
      action: onlyPart({ name: petOf(petId)?.name ?? '' }),
      instead: {
        ...t,
        action: whole,
        remove: () => run(() => removeTogether(id)),
        restore: () => run(() => restoreAll([id, ...ids])),
      },
    };
  };
}

/** Restores every part that it can, even if another one fails; then throws the first error. */
async function restoreAll(ids: readonly string[]) {
  const calls = await Promise.allSettled(ids.map((id) => expensesApi.calls.restore({ params: { id } })));
  for (const call of calls) if (call.status === 'rejected') throw call.reason;
}
