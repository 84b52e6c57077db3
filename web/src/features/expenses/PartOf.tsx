import type { Expense } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { PetPortrait } from '../../shared/PetPortrait.tsx';
import { usePets } from '../../shared/use-pets.ts';
import { partOfTexts } from './part-of-texts.ts';
import { wholeOf } from './whole-of.ts';

/** On a part of a purchase: what that came to, and for which pets its other parts are, as far as they may be seen. */
export function PartOf({ expense }: { expense: Expense }) {
  const t = useTexts(partOfTexts);
  const f = useFormats();
  const { petOf } = usePets();
  return (
    <p className="mark">
      <span>{t.partOf({ sum: f.ils(wholeOf(expense).amount) })}</span>
      {expense.together.map(({ id, petId }) => {
        const pet = petOf(petId);
        return pet && <PetPortrait key={id} pet={pet} size={24} title={pet.name} />;
      })}
    </p>
  );
}
