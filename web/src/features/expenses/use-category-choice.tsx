import { expenseCategories } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { fieldTexts } from '../../shared/field-texts.ts';
import type { FilterChoice } from '../../shared/filter-choice.ts';
import { categoryIcons } from './category-icons.ts';
import { categoryTexts } from '@tzemed/contract/category-texts';
import { expenseTexts } from './texts.ts';

export function useCategoryChoice(): FilterChoice {
  const t = useTexts(expenseTexts);
  const fields = useTexts(fieldTexts);
  const categories = useTexts(categoryTexts);
  return {
    name: 'category',
    label: fields.category,
    all: t.allCategories,
    options: expenseCategories.map((id) => {
      const Icon = categoryIcons[id];
      return { id, label: categories[id], art: <Icon size={18} aria-hidden="true" /> };
    }),
  };
}
