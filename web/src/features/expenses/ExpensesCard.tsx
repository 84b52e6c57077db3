import type { Expense } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { screens } from '../../screens.ts';
import { ListCard, type CardProps } from '../../shared/ListCard.tsx';
import { PetRow } from '../../shared/PetRow.tsx';
import { expensesCardTexts } from './card-texts.ts';
import { categoryTexts } from './category-texts.ts';

/** The latest expenses. */
export function ExpensesCard({ today, petOf, ...card }: CardProps<Expense>) {
  const t = useTexts(expensesCardTexts);
  const categories = useTexts(categoryTexts);
  const f = useFormats();
  return (
    <ListCard {...card} title={t.title} screen={screens.expenses} empty={t.empty}>
      {({ id, petId, description, category, date, amount }) => (
        <PetRow
          key={id}
          pet={petOf?.(petId)}
          title={description}
          about={
            <>
              {categories[category]} · {f.briefDay(date, today)}
            </>
          }
        >
          <span className="num amt">{f.ils(amount)}</span>
        </PetRow>
      )}
    </ListCard>
  );
}
