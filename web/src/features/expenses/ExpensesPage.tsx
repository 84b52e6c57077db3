import { lazy, useEffect, useState } from 'react';
import { Plus } from 'lucide-react';
import type { Expense } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyList } from '../../shared/EmptyList.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { PetThingDialog } from '../../shared/PetThingDialog.tsx';
import { RemoveWithUndo } from '../../shared/RemoveWithUndo.tsx';
import { useEditor } from '../../shared/use-editor.ts';
import { useExistingPage } from '../../shared/use-existing-page.ts';
import { usePets } from '../../shared/use-pets.ts';
import { useSamples } from '../../shared/use-samples.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useExpenses, useRemoveExpense, useRestoreExpense } from './api.ts';
import { ExpenseFilters } from './ExpenseFilters.tsx';
import { ExpensesSummary } from './ExpensesSummary.tsx';
import { ExpensesTable } from './ExpensesTable.tsx';
import { expenseTexts } from './texts.ts';
import { useExpenseFilters } from './use-expense-filters.ts';

const loadForm = () => import('./ExpenseForm.tsx').then((module) => ({ default: module.ExpenseForm }));
const ExpenseForm = lazy(loadForm);

export default function ExpensesPage() {
  const t = useTexts(expenseTexts);
  usePageTitle(t.title);
  const filters = useExpenseFilters();
  const { data, ...list } = useExpenses({ ...filters.chosen, page: filters.page });
  useExistingPage(filters, data);
  const { petOf } = usePets();
  const samples = useSamples();
  const editor = useEditor<Expense>();
  const [removing, setRemoving] = useState<Expense | null>(null);
  const remove = useRemoveExpense();
  const restore = useRestoreExpense();
  const isSample = list.source === 'sample';

  // Opening the form should not have to wait for its code.
  useEffect(() => void loadForm().catch(() => undefined), []);

  const addButton = (
    <button type="button" className="btn" onClick={editor.add}>
      <Plus size={18} aria-hidden="true" />
      {t.add}
    </button>
  );

  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        {addButton}
      </div>
      <LoadBanner load={list} />
      <ExpensesSummary sums={data} filters={filters} />
      <ExpenseFilters filters={filters} />
      {list.isPending && <Loading />}
      {data && (
        <div className="rows" aria-busy={list.isOutdated}>
          {data.expenses.length > 0 && (
            <ExpensesTable
              expenses={data.expenses}
              petOf={isSample ? () => samples.pet : petOf}
              isReadOnly={isSample}
              onEdit={editor.edit}
              onRemove={setRemoving}
            />
          )}
          {data.total === 0 && (
            <EmptyList
              filters={filters}
              noMatch={t.noMatch}
              title={t.emptyTitle}
              text={t.emptyText}
              action={addButton}
            />
          )}
          <Pager page={filters.page} limit={data.limit} total={data.total} onPage={filters.goTo} />
        </div>
      )}
      <PetThingDialog title={editor.item ? t.editTitle : t.addTitle} editor={editor} likely={filters.values.petId}>
        {(pets, petId) => <ExpenseForm expense={editor.item} pets={pets} petId={petId} onDone={editor.close} />}
      </PetThingDialog>
      <RemoveWithUndo
        item={removing && { id: removing.id, name: removing.description }}
        question={t.removeQuestion}
        removed={t.removed}
        restored={t.restored}
        remove={remove.mutateAsync}
        restore={restore.mutateAsync}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}
