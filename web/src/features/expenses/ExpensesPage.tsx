import './expenses.css';
import { Suspense, useState } from 'react';
import type { Expense } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { CategoryBadge } from '../../shared/categories/CategoryBadge.tsx';
import { useCategories } from '../../shared/categories/use-categories.ts';
import { DatedList } from '../../shared/DatedList.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import { onNeed } from '../../shared/lazy-form.ts';
import { ListScreen } from '../../shared/ListScreen.tsx';
import { usePayerChoice } from './use-payer-choice.tsx';
import { useTags } from '../../shared/tags/use-tags.ts';
import { useAsked } from '../../shared/use-asked.ts';
import { isAnyText, useDatedFilters } from '../../shared/use-filters.ts';
import { Opening } from '../../ui/Opening.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { part, usePart } from '../../ui/use-part.ts';
import { AddRefund } from './AddRefund.tsx';
import { Amount } from './Amount.tsx';
import { expensesApi } from './api.ts';
import { ExpenseName } from './ExpenseName.tsx';
import { ExpensesExport } from '../../shared/ExpensesExport.tsx';
import { ExpensesSummary } from './ExpensesSummary.tsx';
import { Form } from './lazy-expense-form.ts';
import { MoneyLinks } from './MoneyLinks.tsx';
import { MonthHead } from './MonthHead.tsx';
import { RefundContext } from './refunds.ts';
import { expenseTexts } from './texts.ts';
import { useCategoryChoice } from './use-category-choice.tsx';
import { usePurchaseRemoval } from './use-purchase-removal.ts';
import { usePlanChoice } from './use-plan-choice.ts';
import { useRefundChoice } from './use-refund-choice.ts';
import { useRefundWords } from './use-refund-words.ts';
import { useStandingFilters } from './use-standing-filters.ts';

const PapersViewer = onNeed(() => import('../../shared/papers/paper-parts.ts').then((parts) => parts.PapersViewer));

const refundDialog = part(() => import('./RefundDialog.tsx').then(({ RefundDialog }) => RefundDialog));

// By category would be by its name in the contract, which means nothing to whoever reads the list.
const sorts = ['date', 'amount', '-amount', 'description', '-description'] as const;

export default function ExpensesPage() {
  const t = useTexts(expenseTexts);
  const fields = useTexts(fieldTexts);
  const [receipt, show] = useState<{ id: string; paperId?: string | undefined }>();
  useAsked('receipt', (asked) => {
    const [id = '', paperId] = asked.split('.');
    show({ id, paperId });
  });
  const refunding = useModal<Expense>();
  const hasRefundDialog = usePart(refundDialog, refunding.isOpen, refunding.close);
  const said = useDatedFilters(
    { category: isAnyText, paidBy: isAnyText, refundOf: isAnyText, planId: isAnyText },
    sorts,
  );
  const filters = useStandingFilters(said);
  const payers = usePayerChoice(filters.values);
  const refunds = useRefundChoice(filters.values.refundOf);
  const plans = usePlanChoice(filters.values.planId);
  const wordsOf = useRefundWords();
  const purchaseOf = usePurchaseRemoval();
  const category = useCategoryChoice(filters.values.petId);
  const { categoryOf } = useCategories();
  const filed = filters.values.category && categoryOf(filters.values.category).word;
  const tag = useTags().tagsOf([filters.values.tagId])[0]?.name;
  return (
    <RefundContext value={refunding.edit}>
      <ListScreen
        of={screens.expenses}
        api={expensesApi}
        emptyArt="expenses"
        words={t}
        wordsOf={wordsOf}
        removalOf={purchaseOf}
        filters={filters}
        Form={Form}
        nameOf={({ description }) => description}
        aside={<MoneyLinks />}
      >
        {(screen) => (
          <>
            <DatedList
              screen={screen}
              summaryOf={(sums, petOf) => (
                <ExpensesSummary sums={sums} filters={filters} petOf={petOf} category={filed} tag={tag} />
              )}
              monthHead={(month, page) => (
                <MonthHead month={month} sums={page?.months.onPage.find((one) => one.month === month)} />
              )}
              choices={[category, ...payers, ...refunds, ...plans]}
              actionsOf={(expense) => <AddRefund expense={expense} />}
              below={<ExpensesExport filters={filters.chosen} />}
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
                  cell: ({ category }) => <CategoryBadge category={category} />,
                },
                'pet',
                'date',
              ]}
            />
            {receipt && (
              <Suspense>
                <PapersViewer
                  api={expensesApi}
                  key={receipt.id}
                  id={receipt.id}
                  paperId={receipt.paperId}
                  onClose={() => show(undefined)}
                />
              </Suspense>
            )}
            {hasRefundDialog ? (
              <refundDialog.Loaded refunding={refunding} />
            ) : (
              refunding.isOpen && <Opening onClose={refunding.close} />
            )}
          </>
        )}
      </ListScreen>
    </RefundContext>
  );
}
