import { budgets as table, type RunningBudget } from '@tzemed/contract/budgets';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf } from '../../lib/api-client.ts';
import { everyPage, wholePageOf } from '../../lib/every-page.ts';
import { useCategoriesOf } from '../../shared/categories/use-categories.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';
import { useHomeName, useHomes } from '../../shared/use-homes.ts';
import { usePets } from '../../shared/use-pets.ts';
import { useToldApart } from '../../shared/use-told-apart.ts';
import { budgetTexts } from './texts.ts';

const calls = callsOf(table);
/** For `useChanges`. */
export const budgetsApi = { noun: 'budgets', calls } as const;

/** One as it stands, by what it is called on screen; and of which home it is, for whoever has several. */
export type ShownBudget = RunningBudget & { readonly name: string; readonly home?: string | undefined };

/** All of one's homes, as they stand today. */
export function useBudgets() {
  const t = useTexts(budgetTexts);
  const { petOf } = usePets();
  const found = useBackedQuery({
    noun: 'budgets',
    load: (signal) => everyPage('budgets', (page) => calls.list(wholePageOf(page), { signal })),
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
  const homes = useHomes().data?.homes ?? [];
  const homeName = useHomeName();
  const called = useToldApart(named);
  const budgets: ShownBudget[] = named.map((budget) => {
    const home = homes.length > 1 && homes.find(({ id }) => id === budget.householdId);
    return Object.assign({}, budget, { name: called(budget) }, home && { home: homeName(home) });
  });
  return { ...found, budgets };
}
