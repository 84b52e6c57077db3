import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { budgetsPage, linkTo, screens } from '../../screens.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { HouseholdItemList } from '../../shared/households/HouseholdItemList.tsx';
import { BudgetCard } from './BudgetCard.tsx';
import { budgetTexts } from './texts.ts';
import { budgetsApi, useBudgets } from './use-budgets.ts';

const Form = lazyForm(() => import('./BudgetForm.tsx').then(({ BudgetForm }) => BudgetForm));

/** Budgets of a household, and their progress. */
export default function BudgetsPage() {
  const t = useTexts(budgetTexts);
  const { budgets, ...load } = useBudgets();
  return (
    <HouseholdItemList
      title={useWord(budgetsPage.word)}
      back={{ to: linkTo(screens.expenses), word: useWord(screens.expenses.word) }}
      words={t}
      art="budgets"
      load={load}
      things={budgets}
      api={budgetsApi}
      Form={Form}
      row={(budget, actions) => <BudgetCard key={budget.id} budget={budget} {...actions} />}
      className="budget-rows"
    />
  );
}
