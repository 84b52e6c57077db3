import { Repeat } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { texts } from '@tzemed/contract/texts';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkTo, plansPage } from '../../screens.ts';
import { beginWith } from '../../shared/begun.ts';
import { whenBack } from '../../ui/use-back.ts';
import type { ExpenseValues } from './division.ts';

const asPlanTexts = texts({
  asPlan: { he: 'הפיכה להוצאה קבועה', en: 'Make it repeat', ar: 'تحويله إلى مصروف متكرر' },
});

/** For what comes again: what is typed so far goes along to where that is written down. */
export function AsPlan({ onLeave }: { onLeave: () => void }) {
  const t = useTexts(asPlanTexts);
  const navigate = useNavigate();
  const { getValues } = useFormContext<ExpenseValues>();
  function go() {
    const { petId, description, amount, category, notes, date } = getValues();
    const typed = Object.entries({ description, amount, category, notes, startsOn: date });
    beginWith('expensePlans', petId, Object.fromEntries(typed.filter(([, value]) => Boolean(value))));
    onLeave();
    void whenBack().then(() => navigate(linkTo(plansPage, { add: 1, ...(petId && { petId }) })));
  }
  return (
    <button type="button" className="btn line sm" onClick={go}>
      <Repeat size={16} aria-hidden="true" />
      {t.asPlan}
    </button>
  );
}
