import { budgets as table, type RunningBudget } from '@tzemed/contract/budgets';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf } from '../../lib/api-client.ts';
import { everyPage, wholePage } from '../../lib/every-page.ts';
import { useCategoriesOf } from '../../shared/categories/use-categories.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';
import { usePets } from '../../shared/use-pets.ts';
import { budgetTexts } from './texts.ts';

const calls = callsOf(table);
/** For `useChanges`. */
export const budgetsApi = { noun: 'budgets', calls } as const;

/** One as it stands, by what it is called on screen. */
export type ShownBudget = RunningBudget & { readonly name: string };

/** All of one's homes, as they stand today. */
export function useBudgets() {
  const t = useTexts(budgetTexts);
  const { petOf } = usePets();
  const found = useBackedQuery({
    noun: 'budgets',
    load: (signal) => everyPage('budgets', (page) => calls.list({ query: { page, limit: wholePage } }, { signal })),
  });
  const all = found.data ?? [];
  const { categoryOf } = useCategoriesOf(all.flatMap(({ category }) => category ?? []));
  const budgets = all.map((budget) => {
    const what = budget.category ? categoryOf(budget.category).word : t.everything;
    const pet = budget.petId ? petOf(budget.petId)?.name : undefined;
    const name = pet ? t.ofPet({ what, pet }) : what;
    return Object.assign({ name }, budget);
  });
  return { ...found, budgets };
}
