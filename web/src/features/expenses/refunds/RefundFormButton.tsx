import { use } from 'react';
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import { useFormContext } from 'react-hook-form';
import type { Expense } from '@tzemed/contract/money/expenses';
import { useTexts } from '../../../i18n/use-texts.ts';
import { historySettledAfterClose } from '../../../ui/overlay/overlay-history.ts';
import { refundFormTexts } from './refund-form-texts.ts';
import { leftToRefund, RefundContext } from './refunds.ts';

/**
 * Button from the expense form, which is all that a row opens on a phone, to the refund form; hidden once something is
 * typed.
 */
export function RefundFormButton({ expense, onLeave }: { expense: Expense; onLeave: () => void }) {
  const t = useTexts(refundFormTexts);
  const refund = use(RefundContext);
  const { dirtyFields } = useFormContext().formState;
  if (!refund || !(leftToRefund(expense) > 0) || Object.keys(dirtyFields).length > 0) return null;
  const go = () => {
    onLeave();
    void historySettledAfterClose().then(() => refund(expense));
  };
  return (
    <button type="button" className="btn line sm" onClick={go}>
      <BanknoteArrowDown size={16} aria-hidden="true" />
      {t.add}
    </button>
  );
}
