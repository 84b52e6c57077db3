import type { Expense } from '@tzemed/contract/money/expenses';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { PayerLabel } from '../list/PayerLabel.tsx';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useSearchParams } from '../../../ui/use-search-params.ts';
import { refundTexts } from './refund-texts.ts';

/** Label of a refund: who received it, and the expense that was paid. */
export function RefundLabel({ expense: { petId, description, paidBy, refundOf } }: { expense: Expense }) {
  const t = useTexts(refundTexts);
  const { lang } = useLanguage();
  const { petOf } = usePets();
  const [params] = useSearchParams();
  const to = new URLSearchParams(params);
  to.set('open', refundOf ?? '');
  return (
    <>
      <Badge tone="ok">{t.refund}</Badge>
      {canAccess(petOf(petId), 'expenses', 'edit') && (
        <Link
          className="link mark"
          to={`?${to}`}
          aria-label={t.toExpenseOf({ name: isolateDirection(description, lang) })}
        >
          {t.toExpense}
        </Link>
      )}
      <PayerLabel id={paidBy} words={t.gotBy} />
    </>
  );
}
