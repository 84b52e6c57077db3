import { expenseCategories } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { categoryHues, categoryTexts } from './category-texts.ts';
import { fieldTexts } from '../../shared/field-texts.ts';
import { lazyForm } from '../../shared/lazy-form.ts';
import { ListFilters } from '../../shared/ListFilters.tsx';
import { ListScreen } from '../../shared/ListScreen.tsx';
import { ListTable } from '../../shared/ListTable.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { optionsOf } from '../../shared/options-of.ts';
import { PetChip } from '../../shared/PetChip.tsx';
import { isAnyText, isDay, isOneOf, useFilters } from '../../shared/use-filters.ts';
import { useList } from '../../shared/use-list.ts';
import { useListScreen } from '../../shared/use-list-screen.ts';
import { Badge } from '../../ui/Badge.tsx';
import { SelectBox } from '../../ui/SelectBox.tsx';
import { expensesApi } from './api.ts';
import { ExpensesSummary } from './ExpensesSummary.tsx';
import { expenseTexts } from './texts.ts';

const Form = lazyForm(() => import('./ExpenseForm.tsx').then(({ ExpenseForm }) => ExpenseForm));

export default function ExpensesPage() {
  const t = useTexts(expenseTexts);
  const fields = useTexts(fieldTexts);
  const categories = useTexts(categoryTexts);
  const f = useFormats();
  const filters = useFilters({ petId: isAnyText, category: isOneOf(expenseCategories), from: isDay, to: isDay });
  const screen = useListScreen(screens.expenses, expensesApi, {
    words: t,
    filters,
    Form,
    nameOf: ({ description }) => description,
  });
  const list = useList(expensesApi, { ...filters.chosen, page: filters.page });
  return (
    <ListScreen screen={screen}>
      <LoadBanner load={list} />
      <ExpensesSummary sums={list.data} filters={filters} />
      <ListFilters filters={filters}>
        <SelectBox
          label={fields.category}
          options={[{ id: '', label: t.allCategories }, ...optionsOf(expenseCategories, categories)]}
          value={filters.values.category}
          onChange={filters.set('category')}
        />
      </ListFilters>
      <ListTable
        screen={screen}
        list={list}
        columns={[
          {
            id: 'description',
            head: fields.description,
            className: 'strong',
            cell: ({ description }) => <bdi>{description}</bdi>,
          },
          { id: 'amount', head: fields.amount, className: 'num amt', cell: ({ amount }) => f.ils(amount) },
          {
            id: 'category',
            head: fields.category,
            cell: ({ category }) => <Badge hue={categoryHues[category]}>{categories[category]}</Badge>,
          },
          { id: 'pet', head: fields.pet, cell: ({ petId }) => <PetChip pet={list.petOf(petId)} /> },
          { id: 'date', head: fields.date, className: 'num muted', cell: ({ date }) => f.day(date) },
        ]}
      />
    </ListScreen>
  );
}
