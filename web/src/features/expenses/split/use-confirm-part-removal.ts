import type { Expense } from '@tzemed/contract/money/expenses';
import { texts } from '@tzemed/contract/text/texts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { expensesApi } from '../api.ts';
import { type ExpenseValues, partsGoing } from './split-form.ts';
import { useEditableParts } from './use-editable-parts.ts';

const goingTexts = texts({
  title: {
    he: 'שמירה ומחיקת חלק מהקנייה',
    en: 'Save and delete part of the purchase',
    ar: 'حفظ وحذف جزء من عملية الشراء',
  },
  goes: {
    he: 'החלק של {name} ({sum}) יימחק.',
    en: '{name}’s part ({sum}) will be deleted.',
    ar: 'ستُحذف حصة {name} ({sum}).',
  },
  goesWithRefunds: {
    he: 'החלק של {name} ({sum}) יימחק, וגם מה שהוחזר עליו ({refunded}).',
    en: '{name}’s part ({sum}) will be deleted, and so will what was refunded for it ({refunded}).',
    ar: 'ستُحذف حصة {name} ({sum})، وكذلك ما استُرد منها ({refunded}).',
  },
  action: { he: 'שמירה ומחיקה', en: 'Save and delete', ar: 'حفظ وحذف' },
});

/** Question before an edit of a whole purchase deletes a part. */
export function useConfirmPartRemoval() {
  const t = useTexts(goingTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const { petOf } = usePets();
  const ownParts = useEditableParts();
  return async (values: ExpenseValues, { id }: Expense) => {
    if (ownParts(partsGoing(values)).length === 0) return undefined;
    // A refund does not change the version of its expense: it may have been added since the form was opened.
    const now = await expensesApi.calls.get({ params: { id } }).catch(() => undefined);
    const refunds = new Map(now?.expense.together.map((part) => [part.id, part.refunded]));
    const together = values.together?.map((part) => ({ ...part, refunded: refunds.get(part.id) ?? part.refunded }));
    const going = ownParts(partsGoing({ ...values, together }));
    const said = going.map(({ petId, amount, refunded }) => {
      const part = { name: isolateDirection(petOf(petId)?.name ?? '', lang), sum: f.ils(amount) };
      return refunded > 0 ? t.goesWithRefunds({ ...part, refunded: f.ils(refunded) }) : t.goes(part);
    });
    return { title: t.title, question: said.join(' '), action: t.action };
  };
}
