import { expenseCategories } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { screens } from '../../screens.ts';
import { DatedList } from '../../shared/DatedList.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import { lazyForm } from '../../shared/lazy-form.ts';
import { ListScreen } from '../../shared/ListScreen.tsx';
import { optionsOf } from '../../shared/options-of.ts';
import { isOneOf, useDatedFilters } from '../../shared/use-filters.ts';
import { Badge } from '../../ui/Badge.tsx';
import { SelectBox } from '../../ui/SelectBox.tsx';
import { expensesApi } from './api.ts';
import { categoryHues, categoryTexts } from './category-texts.ts';
import { ExpensesSummary } from './ExpensesSummary.tsx';
import { expenseTexts } from './texts.ts';

const Form = lazyForm(() => import('./ExpenseForm.tsx').then(({ ExpenseForm }) => ExpenseForm));

export default function ExpensesPage() {
  const t = useTexts(expenseTexts);
  const fields = useTexts(fieldTexts);
  const categories = useTexts(categoryTexts);
  const f = useFormats();
  const filters = useDatedFilters({ category: isOneOf(expenseCategories) });
  return (
    <ListScreen
      of={screens.expenses}
      api={expensesApi}
      emptyArt="expenses"
      words={t}
      filters={filters}
      Form={Form}
      nameOf={({ description }) => description}
    >
      {(screen) => (
        <DatedList
          screen={screen}
          summaryOf={(sums) => <ExpensesSummary sums={sums} filters={filters} />}
          ownFilters={
            <SelectBox
              label={fields.category}
              options={[{ id: '', label: t.allCategories }, ...optionsOf(expenseCategories, categories)]}
              value={filters.values.category}
              onChange={filters.set('category')}
            />
          }
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
            'pet',
            'date',
          ]}
        />
      )}
    </ListScreen>
  );
}
