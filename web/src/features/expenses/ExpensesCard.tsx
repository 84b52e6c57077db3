import type { Expense } from '@tzemed/contract/money/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { screens } from '../../screens.ts';
import { CategoryIcon } from './list/CategoryIcon.tsx';
import { useCategoriesOf } from '../../shared/categories/use-categories.ts';
import { useItemLink } from '../../shared/list/item-links.ts';
import { ListCard, type CardProps } from '../../shared/list/ListCard.tsx';
import { RowLink } from '../../shared/list/RowLink.tsx';
import { WaitingMark } from '../../shared/queries/waiting-mark.ts';
import { expensesCardTexts } from './card-texts.ts';

/** The latest expenses. */
export function ExpensesCard({ today, petOf, ...card }: CardProps<Expense>) {
  const t = useTexts(expensesCardTexts);
  const { categoryOf } = useCategoriesOf(petOf ? [] : (card.rows ?? []).map(({ category }) => category));
  const f = useFormats();
  const linkOf = useItemLink();
  return (
    <ListCard {...card} title={t.title} area="expenses" screen={screens.expenses} empty={t.empty}>
      {({ id, petId, description, category, date, amount, refundOf }) => (
        <li key={id}>
          <CategoryIcon category={category} />
          <div>
            <b>
              <RowLink to={linkOf('expenses', { id, petId, date })}>
                <bdi>{description}</bdi>
              </RowLink>
            </b>
            <small>
              {refundOf && `${t.refund} · `}
              {/* Card of all pets: the pet's name. Card of one pet: the category. */}
              <bdi>{petOf ? petOf(petId)?.name : categoryOf(category).word}</bdi> · {f.briefDay(date, today)}
            </small>
            <WaitingMark id={id} />
          </div>
          <span className={amount < 0 ? 'num amt came-back' : 'num amt'}>{f.ils(amount)}</span>
        </li>
      )}
    </ListCard>
  );
}
