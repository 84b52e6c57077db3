import { budgetPeriods } from '@tzemed/contract/budgets';
import { builtInCategories } from '@tzemed/contract/expenses';

/** All but what the example of a budget is for; the period is another each time. */
const kinds = [...builtInCategories.filter((category) => category !== 'food'), null].flatMap((category) =>
  budgetPeriods.map((period) => ({ category, period })),
);
const made = new Map<string, number>();
/** What a budget is for: no two of a home are for the same; when all is taken for a pet, they are for all pets. */
export function anotherBudget(home = '') {
  const count = made.get(home) ?? 0;
  made.set(home, count + 1);
  const isForAll = Math.floor(count / kinds.length) % 2 === 1;
  return Object.assign({}, kinds[count % kinds.length], isForAll && { petId: null });
}
