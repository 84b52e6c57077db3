import type { ExpensePlan } from '@tzemed/contract/money/expense-plans';
import { priceOn } from '@tzemed/contract/money/expense-plan-price';

type Priced = Pick<ExpensePlan, 'amount' | 'prices' | 'nextOn' | 'lastOn'>;

/** The changes of its price that lie behind its next day, as far as they come before its last one and change anything. */
export function upcomingPriceChanges({ amount, prices, nextOn, lastOn }: Priced) {
  if (nextOn === null) return [];
  return prices.filter((step, index) => {
    const before = priceOn({ amount, prices: prices.slice(0, index) }, step.from);
    return step.from > nextOn && (lastOn === null || step.from <= lastOn) && step.amount !== before;
  });
}
