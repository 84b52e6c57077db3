import type { NamingField } from '@tzemed/contract/expense-imports';
import { useTexts } from '../../i18n/use-texts.ts';
import { useOfferedCategories } from '../../shared/categories/use-offered-categories.tsx';
import { useTags } from '../../shared/tags/use-tags.ts';
import { usePeople } from '../../shared/use-people.ts';
import { usePets } from '../../shared/use-pets.ts';
import { petOptions } from '../../shared/pet-options.tsx';
import type { Option } from '../../ui/SelectList.tsx';
import { importTexts } from './texts.ts';

/** What the text of a naming column can mean. */
export function useChoices(): Record<NamingField, Option[]> {
  const t = useTexts(importTexts);
  const categories = useOfferedCategories(undefined);
  const { pets } = usePets();
  const { tags } = useTags();
  const { data } = usePeople();
  return {
    category: categories.map(({ id, label }) => ({ id, label })),
    pet: petOptions(pets),
    // As the server calls what is to be none.
    tags: [{ id: '-', label: t.noTag }, ...tags.map(({ id, name }) => ({ id, label: name }))],
    paidBy: [
      { id: '-', label: t.noPayer },
      ...(data?.people ?? []).flatMap(({ id, name, isHere }) => (isHere ? [{ id, label: name }] : [])),
    ],
  };
}
