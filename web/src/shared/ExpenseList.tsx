import type { Expense } from '@tzemed/contract/expenses';
import { useTexts } from '../i18n/use-texts.ts';
import { useFormats } from '../lib/use-formats.ts';
import { categoryTexts } from './category-texts.ts';
import { PetPortrait, type NamedPet } from './PetPortrait.tsx';

type Props = {
  expenses: readonly Expense[];
  today: string;
  /** Shows whose it is; missing on the pet's own page. */
  petOf?: (id: string) => NamedPet | undefined;
};

export function ExpenseList({ expenses, today, petOf }: Props) {
  const categories = useTexts(categoryTexts);
  const f = useFormats();
  return (
    <ul className="list">
      {expenses.map(({ id, petId, description, category, date, amount }) => {
        const pet = petOf?.(petId);
        return (
          <li key={id}>
            {pet && <PetPortrait pet={pet} size={40} title={pet.name} />}
            <div>
              <b>
                <bdi>{description}</bdi>
              </b>
              <small>
                {categories[category]} · {f.briefDay(date, today)}
              </small>
            </div>
            <span className="num amt">{f.ils(amount)}</span>
          </li>
        );
      })}
    </ul>
  );
}
