import Paperclip from 'lucide-react/icons/paperclip';
import type { Expense } from '@tzemed/contract/money/expenses';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { expenseTexts } from '../texts.ts';

type Props = { expense: Expense; onReceipt: (expense: Expense) => void };

/** Amount of an expense, and its receipt. */
export function ExpenseAmount({ expense, onReceipt }: Props) {
  const { amount, description, attachmentCount, record } = expense;
  const t = useTexts(expenseTexts);
  const f = useFormats();
  return (
    <span className={amount < 0 ? 'expense-amount came-back' : 'expense-amount'}>
      {attachmentCount + (record?.attachmentCount ?? 0) > 0 && (
        <IconButton icon={Paperclip} label={t.receiptOf({ name: description })} onPress={() => onReceipt(expense)} />
      )}
      {f.ils(amount)}
    </span>
  );
}
