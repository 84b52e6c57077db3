import { expenseCategories } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { categoryTexts } from '../../shared/category-texts.ts';
import { DateRangeFilter } from '../../shared/DateRangeFilter.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import { PetFilter } from '../../shared/PetFilter.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { SelectBox } from '../../ui/SelectBox.tsx';
import { expenseTexts } from './texts.ts';
import type { useExpenseFilters } from './use-expense-filters.ts';

type Props = { filters: ReturnType<typeof useExpenseFilters> };

export function ExpenseFilters({ filters: { values, set } }: Props) {
  const t = useTexts(expenseTexts);
  const fields = useTexts(fieldTexts);
  const actions = useTexts(actionTexts);
  const categories = useTexts(categoryTexts);
  return (
    <FilterBar label={actions.filters}>
      <PetFilter value={values.petId} onChange={set('petId')} />
      <SelectBox
        label={fields.category}
        options={[
          { id: '', label: t.allCategories },
          ...expenseCategories.map((category) => ({ id: category, label: categories[category] })),
        ]}
        value={values.category}
        onChange={set('category')}
      />
      <DateRangeFilter from={values.from} to={values.to} onFrom={set('from')} onTo={set('to')} />
    </FilterBar>
  );
}
