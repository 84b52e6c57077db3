import type { Expense } from '@tzemed/contract/expenses';
import { News } from '../../shared/News.tsx';
import { Tags } from '../../shared/tags/Tags.tsx';
import { RowTile } from '../../shared/RowTile.tsx';
import { PartOf } from './PartOf.tsx';
import { categoryIcons } from './category-icons.ts';

/** What was paid for, and what its owner wrote about it. */
export const ExpenseName = ({ expense }: { expense: Expense }) => {
  const { id, category, description, notes, tagIds } = expense;
  return (
    <div className="row-name">
      <RowTile icon={categoryIcons[category]} />
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
        <PartOf expense={expense} />
      </div>
    </div>
  );
};
