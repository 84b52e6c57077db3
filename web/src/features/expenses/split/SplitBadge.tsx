import type { Expense } from '@tzemed/contract/money/expenses';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { PetPortrait } from '../../../shared/pets/PetPortrait.tsx';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { splitBadgeTexts } from './split-badge-texts.ts';
import { combineSplit } from './combine-split.ts';

/** Badge on a part of a purchase: the total, and the pets of the other parts that the user may see. */
export function SplitBadge({ expense }: { expense: Expense }) {
  const t = useTexts(splitBadgeTexts);
  const f = useFormats();
  const { petOf } = usePets();
  return (
    <p className="mark">
      <span>{t.partOf({ sum: f.ils(combineSplit(expense).amount) })}</span>
      {expense.together.map(({ id, petId }) => {
        const pet = petOf(petId);
        return pet && <PetPortrait key={id} pet={pet} size={24} title={pet.name} />;
      })}
    </p>
  );
}
