import { budgetPeriods } from '@tzemed/contract/budgets';
import { builtInCategories } from '@tzemed/contract/expenses';

/** All but what the example of a budget is for; the period is another each time. */
const kinds = [...builtInCategories.filter((category) => category !== 'food'), null].flatMap((category) =>
  budgetPeriods.map((period) => ({ category, period })),
);
let made = 0;
/** What a budget is for: no two of a home are for the same. */
export const anotherBudget = () => kinds[made++ % kinds.length]!;
