import type { NamingField } from '@tzemed/contract/money/expense-imports';
import { useTexts } from '../../i18n/use-texts.ts';
import { useOfferedCategories } from '../../shared/categories/use-offered-categories.tsx';
import { usePayers } from '../../shared/payers/use-payers.ts';
import { useTags } from '../../shared/tags/use-tags.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { petOptions } from '../../shared/pets/pet-options.tsx';
import type { Option } from '../../ui/field/SelectList.tsx';
import { importTexts } from './texts.ts';

/** What the text of a naming column can mean. */
export function useCellValueOptions(): Record<NamingField, Option[]> {
  const t = useTexts(importTexts);
  const categories = useOfferedCategories(undefined);
  const { pets } = usePets();
  const { tags } = useTags();
  const { payers } = usePayers();
  return {
    category: categories.map(({ id, label }) => ({ id, label })),
    pet: petOptions(pets),
    // As the server calls what is to be none.
    tags: [{ id: '-', label: t.noTag }, ...tags.map(({ id, name }) => ({ id, label: name }))],
    // By the whole name, as a file says it.
    paidBy: [{ id: '-', label: t.noPayer }, ...payers.map(({ id, name }) => ({ id, label: name }))],
  };
}
