import './expenses.css';
import { Suspense, useState } from 'react';
import FileUp from 'lucide-react/icons/file-up';
import type { Expense } from '@tzemed/contract/money/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { importPage, linkTo, screens } from '../../screens.ts';
import { CategoryBadge } from '../../shared/categories/CategoryBadge.tsx';
import { useCategories } from '../../shared/categories/use-categories.ts';
import { DatedList } from '../../shared/list/DatedList.tsx';
import { fieldTexts } from '../../shared/form/field-texts.ts';
import { lazyWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { usePayerFilterChoice } from './list/use-payer-filter-choice.tsx';
import { useTags } from '../../shared/tags/use-tags.ts';
import { useUrlAction } from '../../shared/page/use-url-action.ts';
import { isNonEmptyText, useDatedFilters } from '../../shared/filters/use-filters.ts';
import { DialogPlaceholder } from '../../ui/overlay/DialogPlaceholder.tsx';
import { Link } from '../../ui/Link.tsx';
import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { lazyComponent, useLazyComponent } from '../../ui/lazy/lazy-component.ts';
import { AddRefundButton } from './refunds/AddRefundButton.tsx';
import { ExpenseAmount } from './list/ExpenseAmount.tsx';
import { expensesApi } from './api.ts';
import { ExpenseName } from './list/ExpenseName.tsx';
import { ExpensesExport } from '../../shared/downloads/ExpensesExport.tsx';
import { ExpensesSummary } from './list/ExpensesSummary.tsx';
import { Form } from './form/lazy-expense-form.ts';
import { MoneyLinks } from './list/MoneyLinks.tsx';
import { MoneyMenu } from './list/MoneyMenu.tsx';
import { MonthHead } from './list/MonthHead.tsx';
import { RefundContext } from './refunds/refunds.ts';
import { expenseTexts } from './texts.ts';
import { useCategoryFilterChoice } from './list/use-category-filter-choice.tsx';
import { usePurchaseRemoval } from './split/use-purchase-removal.ts';
import { usePlanFilterChoice } from './list/use-plan-filter-choice.ts';
import { useRefundFilterChoice } from './list/use-refund-filter-choice.ts';
import { useRefundRowTexts } from './refunds/use-refund-row-texts.ts';
import { useExistingFilters } from './list/use-existing-filters.ts';

const PapersViewer = lazyWithoutPrefetch(() =>
  import('./list/ReceiptViewer.tsx').then(({ ReceiptViewer }) => ReceiptViewer),
);

const refundDialog = lazyComponent(() => import('./refunds/RefundDialog.tsx').then(({ RefundDialog }) => RefundDialog));

// No sort by category: it would go by the name in the contract, which means nothing to the user.
const sorts = ['date', 'amount', '-amount', 'description', '-description'] as const;

export default function ExpensesPage() {
  const t = useTexts(expenseTexts);
  const fields = useTexts(fieldTexts);
  const [receipt, show] = useState<{ id: string; recordId?: string | undefined; paperId?: string | undefined }>();
  useUrlAction('receipt', (asked) => {
    const [id = '', paperId] = asked.split('.');
    show({ id, paperId });
  });
  const refunding = useEditDialog<Expense>();
  const hasRefundDialog = useLazyComponent(refundDialog, refunding.isOpen, refunding.close);
  const said = useDatedFilters(
    { category: isNonEmptyText, paidBy: isNonEmptyText, refundOf: isNonEmptyText, planId: isNonEmptyText },
    sorts,
  );
  const filters = useExistingFilters(said);
  const payers = usePayerFilterChoice(filters.values);
  const refunds = useRefundFilterChoice(filters.values.refundOf);
  const plans = usePlanFilterChoice(filters.values.planId);
  const wordsOf = useRefundRowTexts();
  const purchaseOf = usePurchaseRemoval();
  const category = useCategoryFilterChoice(filters.values.petId);
  const { categoryOf } = useCategories();
  const filed = filters.values.category && categoryOf(filters.values.category).word;
  const tag = useTags().tagsOf([filters.values.tagId])[0]?.name;
  return (
    <RefundContext value={refunding.edit}>
      <ListScreen
        of={screens.expenses}
        api={expensesApi}
        emptyArt="expenses"
        otherFirstStep={
          <Link className="btn line" to={linkTo(importPage)}>
            <FileUp size={18} aria-hidden="true" />
            {t.fromFile}
          </Link>
        }
        words={t}
        wordsOf={wordsOf}
        removalOf={purchaseOf}
        filters={filters}
        Form={Form}
        nameOf={({ description }) => description}
        aside={
          <MoneyLinks>
            <MoneyMenu />
          </MoneyLinks>
        }
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
              actionsOf={(expense) => <AddRefundButton expense={expense} />}
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
                  cell: (expense) => (
                    <ExpenseAmount
                      expense={expense}
                      onReceipt={({ id, record }) => show({ id, recordId: record?.id })}
                    />
                  ),
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
                  key={receipt.id}
                  id={receipt.id}
                  recordId={receipt.recordId}
                  paperId={receipt.paperId}
                  onClose={() => show(undefined)}
                />
              </Suspense>
            )}
            {hasRefundDialog ? (
              <refundDialog.Loaded refunding={refunding} />
            ) : (
              refunding.isOpen && <DialogPlaceholder onClose={refunding.close} />
            )}
          </>
        )}
      </ListScreen>
    </RefundContext>
  );
}
