import { budgets as table, type RunningBudget } from '@tzemed/contract/money/budgets';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf } from '../../lib/api/api-client.ts';
import { fetchAllPages, maxPageQuery } from '../../lib/api/fetch-all-pages.ts';
import { useCategoriesOf } from '../../shared/categories/use-categories.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';
import { useHouseholdName, useHouseholds } from '../../shared/households/use-households.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { useUniqueItemName } from '../../shared/households/use-disambiguated-name.ts';
import { budgetTexts } from './texts.ts';

const calls = callsOf(table);
/** Passed to `useFormSave`. */
export const budgetsApi = { noun: 'budgets', calls } as const;

/** Current budget with its name on screen, and with its household for users who have several. */
export type ShownBudget = RunningBudget & { readonly name: string; readonly home?: string | undefined };

/** All of one's homes, as they stand today. */
export function useBudgets() {
  const t = useTexts(budgetTexts);
  const { petOf } = usePets();
  const found = useQueryWithFallback({
    noun: 'budgets',
    load: (signal) => fetchAllPages('budgets', (page) => calls.list(maxPageQuery(page), { signal })),
  });
  const all = found.data ?? [];
  const { categoryOf } = useCategoriesOf(all.flatMap(({ category }) => category ?? []));
  const of = ({ category, petId }: RunningBudget) => {
    const what = category ? categoryOf(category).word : t.everything;
    const pet = petId ? petOf(petId)?.name : undefined;
    return pet ? t.ofPet({ what, pet }) : what;
  };
  const named = all.map((budget) => {
    const what = of(budget);
    const isTwice = all.some(
      (other) => other.id !== budget.id && other.householdId === budget.householdId && of(other) === what,
    );
    const ofPeriod = budget.period === 'month' ? t.ofMonth : t.ofYear;
    return Object.assign({ name: isTwice ? ofPeriod({ what }) : what }, budget);
  });
  const homes = useHouseholds().data?.homes ?? [];
  const homeName = useHouseholdName();
  const called = useUniqueItemName(named);
  const budgets: ShownBudget[] = named.map((budget) => {
    const home = homes.length > 1 && homes.find(({ id }) => id === budget.householdId);
    return Object.assign({}, budget, { name: called(budget) }, home && { home: homeName(home) });
  });
  return { ...found, budgets };
}
