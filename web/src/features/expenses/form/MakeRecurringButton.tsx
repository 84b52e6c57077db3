import './expense-form.css';
import { useId } from 'react';
import Repeat from 'lucide-react/icons/repeat';
import { useFormContext, useWatch } from 'react-hook-form';
import { texts } from '@tzemed/contract/text/texts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ForwardArrow } from '../../../ui/ForwardArrow.tsx';
import type { ExpenseValues } from '../split/split-form.ts';
import { usePlanForm } from './use-plan-form.ts';

const asPlanTexts = texts({
  asPlan: { he: 'חוזרת כל חודש', en: 'Repeats every month', ar: 'يتكرر كل شهر' },
  asPlanText: {
    he: 'נרשמת מעצמה בכל חודש, שבוע או שנה. ממשיכים לטופס שלה.',
    en: 'Records itself each month, week or year. Goes on to its form.',
    ar: 'يُسجَّل تلقائيًا كل شهر أو أسبوع أو سنة. المتابعة إلى نموذجه.',
  },
});

/**
 * Row that turns the expense into an expense plan: typed values prefill the plan's form. A plan has one pet, so a
 * split expense has no button.
 */
export function MakeRecurringButton({ onLeave }: { onLeave: () => void }) {
  const t = useTexts(asPlanTexts);
  const id = useId();
  const openPlanForm = usePlanForm();
  const { control, getValues } = useFormContext<ExpenseValues>();
  const [petId, petIds = []] = useWatch({ control, name: ['petId', 'petIds'] });
  function go() {
    const { description, amount, category, notes, tagIds = [], date, paidBy } = getValues();
    const typed = Object.entries({
      description,
      amount,
      category,
      notes,
      tagIds: tagIds.length > 0 && tagIds,
      startsOn: date,
    });
    const begun = Object.fromEntries(typed.filter(([, value]) => Boolean(value)));
    // The choice of no payer is passed on too.
    onLeave();
    openPlanForm(petId, paidBy === undefined ? begun : { ...begun, paidBy });
  }
  if (petIds.some((id) => id !== petId)) return null;
  return (
    <button type="button" className="recurring-row" aria-label={t.asPlan} aria-describedby={id} onClick={go}>
      <Repeat size={20} aria-hidden="true" />
      <span>
        <b>{t.asPlan}</b>
        <small id={id}>{t.asPlanText}</small>
      </span>
      <ForwardArrow size={20} />
    </button>
  );
}
