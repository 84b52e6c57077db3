import './expenses.css';
import { Suspense, useState } from 'react';
import { expenseCategories } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { DatedList } from '../../shared/DatedList.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import { lazyForm, onNeed } from '../../shared/lazy-form.ts';
import { ListScreen } from '../../shared/ListScreen.tsx';
import { useTags } from '../../shared/tags/use-tags.ts';
import { useAsked } from '../../shared/use-asked.ts';
import { isOneOf, useDatedFilters } from '../../shared/use-filters.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Amount } from './Amount.tsx';
import { expensesApi } from './api.ts';
import { categoryTexts } from '@tzemed/contract/category-texts';
import { ExpenseName } from './ExpenseName.tsx';
import { ExpensesSummary } from './ExpensesSummary.tsx';
import { MonthHead } from './MonthHead.tsx';
import { expenseTexts } from './texts.ts';
import { useCategoryChoice } from './use-category-choice.tsx';

const Form = lazyForm(() => import('./ExpenseForm.tsx').then(({ ExpenseForm }) => ExpenseForm));

const ReceiptViewer = onNeed(() => import('./ReceiptViewer.tsx').then((module) => module.ReceiptViewer));

// By category would be by its name in the contract, which means nothing to whoever reads the list.
const sorts = ['date', 'amount', '-amount', 'description', '-description'] as const;

export default function ExpensesPage() {
  const t = useTexts(expenseTexts);
  const fields = useTexts(fieldTexts);
  const categories = useTexts(categoryTexts);
  const [receipt, show] = useState<{ id: string; paperId?: string | undefined }>();
  useAsked('receipt', (asked) => {
    const [id = '', paperId] = asked.split('.');
    show({ id, paperId });
  });
  const filters = useDatedFilters({ category: isOneOf(expenseCategories) }, sorts);
  const category = useCategoryChoice();
  const tag = useTags().tagsOf([filters.values.tagId])[0]?.name;
  return (
    <>
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
            summaryOf={(sums, petOf) => <ExpensesSummary sums={sums} filters={filters} petOf={petOf} tag={tag} />}
            monthHead={(month, page) => (
              <MonthHead month={month} sums={page?.months.onPage.find((one) => one.month === month)} />
            )}
            choices={[category]}
            orders={[
              { id: '', label: t.newest },
              { id: 'date', label: t.oldest },
              { id: '-amount', label: t.dearest },
            ]}
            columns={[
              {
                id: 'description',
                head: fields.description,
                className: 'strong',
                place: 'title',
                sort: 'description',
                cell: (expense) => <ExpenseName expense={expense} />,
              },
              {
                id: 'amount',
                head: fields.amount,
                className: 'num amt',
                place: 'end',
                sort: '-amount',
                cell: (expense) => <Amount expense={expense} onReceipt={(id) => show({ id })} />,
              },
              {
                id: 'category',
                head: fields.category,
                place: 'kind',
                cell: ({ category }) => <Badge>{categories[category]}</Badge>,
              },
              'pet',
              'date',
            ]}
          />
        )}
      </ListScreen>
      {receipt && (
        <Suspense>
          <ReceiptViewer key={receipt.id} id={receipt.id} paperId={receipt.paperId} onClose={() => show(undefined)} />
        </Suspense>
      )}
    </>
  );
}
