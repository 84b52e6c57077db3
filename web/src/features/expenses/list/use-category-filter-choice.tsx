import { useTexts } from '../../../i18n/use-texts.ts';
import { useOfferedCategories } from '../../../shared/categories/use-offered-categories.tsx';
import { fieldTexts } from '../../../shared/form/field-texts.ts';
import type { FilterChoice } from '../../../shared/filters/filter-choice.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { expenseTexts } from '../texts.ts';

/** Filter by category, with the categories of the chosen pet's household. */
export function useCategoryFilterChoice(petId: string): FilterChoice {
  const t = useTexts(expenseTexts);
  const fields = useTexts(fieldTexts);
  const { petOf } = usePets();
  const options = useOfferedCategories(petId ? petOf(petId)?.householdId : undefined);
  return { name: 'category', label: fields.category, all: t.allCategories, options };
}
