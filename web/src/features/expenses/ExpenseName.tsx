import type { Expense } from '@tzemed/contract/expenses';
import { News } from '../../shared/News.tsx';
import { useCategory } from '../../shared/categories/use-categories.ts';
import { Tags } from '../../shared/tags/Tags.tsx';
import { RowTile } from '../../ui/RowTile.tsx';
import { PaidBy } from './PaidBy.tsx';
import { FromPlan } from './FromPlan.tsx';
import { PartOf } from './PartOf.tsx';
import { Refunded } from './Refunded.tsx';
import { RefundOf } from './RefundOf.tsx';

/** What was paid for, and what its owner wrote about it. */
export function ExpenseName({ expense }: { expense: Expense }) {
  const { id, category, description, notes, tagIds } = expense;
  const { Icon, tint } = useCategory(category);
  return (
    <div className="row-name">
      <RowTile icon={Icon} hue={tint} />
      <div>
        <News id={id} />
        <p className="row-title" dir="auto">
          {description}
        </p>
        {notes && (
          <p className="row-notes" dir="auto">
            {notes}
          </p>
        )}
        <Tags ids={tagIds} />
        <div className="row-next row-marks">
          {expense.together.length > 0 && <PartOf expense={expense} />}
          {expense.planId && <FromPlan expense={expense} planId={expense.planId} />}
          {expense.refundOf ? <RefundOf expense={expense} /> : <PaidBy id={expense.paidBy} />}
          {expense.refunded > 0 && <Refunded expense={expense} />}
        </div>
      </div>
    </div>
  );
}
