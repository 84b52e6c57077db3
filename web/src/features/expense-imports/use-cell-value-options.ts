import type { NamingField } from '@tzemed/contract/money/expense-imports';
import { useTexts } from '../../i18n/use-texts.ts';
import { useOfferedCategories } from '../../shared/categories/use-offered-categories.tsx';
import { usePayers } from '../../shared/payers/use-payers.ts';
import { useTags } from '../../shared/tags/use-tags.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { petOptions } from '../../shared/pets/pet-options.tsx';
import type { Option } from '../../ui/field/SelectList.tsx';
import { importTexts } from './texts.ts';

/** Possible meanings of a text in a naming column. */
export function useCellValueOptions(): Record<NamingField, Option[]> {
  const t = useTexts(importTexts);
  const categories = useOfferedCategories(undefined);
  const { pets } = usePets();
  const { tags } = useTags();
  const { payers } = usePayers();
  return {
    category: categories.map(({ id, label }) => ({ id, label })),
    pet: petOptions(pets),
    // The server uses `-` for none.
    tags: [{ id: '-', label: t.noTag }, ...tags.map(({ id, name }) => ({ id, label: name }))],
    // Full names, as in a file.
    paidBy: [{ id: '-', label: t.noPayer }, ...payers.map(({ id, name }) => ({ id, label: name }))],
  };
}
