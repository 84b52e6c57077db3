import { expensesApi } from '../../features/expenses/api.ts';
import { ExpensesCard } from '../../features/expenses/ExpensesCard.tsx';
import { useToday } from '../../lib/time/use-today.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { useListOf } from '../../shared/list/use-list.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { usePetPage } from './use-pet-page.ts';

/** The latest expenses of a pet. */
export default function PetExpensesPage() {
  const { pet } = usePetPage();
  const today = useToday();
  const expenses = useListOf(expensesApi, pet, {}, 'expenses');
  if (expenses.isPending) return <Skeleton count={1} />;
  return (
    <>
      <LoadBanner load={expenses} />
      <ExpensesCard rows={expenses.rows} pet={pet} today={today} />
    </>
  );
}
