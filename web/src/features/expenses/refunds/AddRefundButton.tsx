import { use } from 'react';
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import type { Expense } from '@tzemed/contract/money/expenses';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { refundTexts } from './refund-texts.ts';
import { leftToRefund, RefundContext } from './refunds.ts';

/** Button on the row of an expense that can still be refunded. */
export function AddRefundButton({ expense }: { expense: Expense }) {
  const t = useTexts(refundTexts);
  const refund = use(RefundContext);
  if (!refund || !(leftToRefund(expense) > 0)) return null;
  const label = t.addFor({ name: expense.description });
  return <IconButton icon={BanknoteArrowDown} label={label} onPress={() => refund(expense)} />;
}
