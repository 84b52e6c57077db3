import { type Expense, expenseFieldsOn } from '@tzemed/contract/money/expenses';
import { ChangeBadge } from '../../../shared/queries/ChangeBadge.tsx';
import { useCategory } from '../../../shared/categories/use-categories.ts';
import { Tags } from '../../../shared/tags/Tags.tsx';
import { RowIcon } from '../../../ui/list/RowIcon.tsx';
import { RowTexts } from '../../../ui/list/RowTexts.tsx';
import { PayerLabel } from './PayerLabel.tsx';
import { RecordLink } from './RecordLink.tsx';
import { RecurringLabel } from './RecurringLabel.tsx';
import { SplitBadge } from '../split/SplitBadge.tsx';
import { RefundedAmountLink } from '../refunds/RefundedAmountLink.tsx';
import { RefundLabel } from '../refunds/RefundLabel.tsx';

/** Description of an expense, and its other texts. */
export function ExpenseName({ expense }: { expense: Expense }) {
  const { id, category, description, tagIds } = expense;
  const { Icon, tint } = useCategory(category);
  return (
    <div className="row-name">
      <RowIcon icon={Icon} hue={tint} />
      <div>
        <ChangeBadge id={id} />
        <p className="row-title" dir="auto">
          {description}
        </p>
        <RowTexts texts={expenseFieldsOn.list.map((name) => expense[name])} />
        <Tags ids={tagIds} />
        <div className="row-next row-marks">
          {expense.together.length > 0 && <SplitBadge expense={expense} />}
          {expense.planId && <RecurringLabel expense={expense} planId={expense.planId} />}
          {expense.refundOf ? <RefundLabel expense={expense} /> : <PayerLabel id={expense.paidBy} />}
          {expense.record && <RecordLink id={expense.record.id} name={description} />}
          {expense.refunded > 0 && <RefundedAmountLink expense={expense} />}
        </div>
      </div>
    </div>
  );
}
