import Repeat from 'lucide-react/icons/repeat';
import type { Expense } from '@tzemed/contract/money/expenses';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { linkTo, plansPage } from '../../../screens.ts';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { Link } from '../../../ui/Link.tsx';
import { expenseTexts } from '../texts.ts';

/** Label that a plan created the expense; links to the plan if it exists and the user may change it. */
export function RecurringLabel({ expense, planId }: { expense: Expense; planId: string }) {
  const { planGone, petId, description } = expense;
  const t = useTexts(expenseTexts);
  const { lang } = useLanguage();
  const { petOf } = usePets();
  const said = (
    <>
      <Repeat size={14} aria-hidden="true" />
      {planGone ? t.fromGonePlan : t.fromPlan}
    </>
  );
  if (planGone || !canAccess(petOf(petId), 'expenses', 'edit')) return <p className="mark">{said}</p>;
  const to = linkTo(plansPage, { open: planId });
  return (
    <Link className="link mark" to={to} aria-label={t.fromPlanOf({ name: isolateDirection(description, lang) })}>
      {said}
    </Link>
  );
}
