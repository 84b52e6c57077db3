import type { ExpensePlan } from '@tzemed/contract/expense-plans';
import { priceOn } from '@tzemed/contract/price-on';

type Priced = Pick<ExpensePlan, 'amount' | 'prices' | 'nextOn' | 'lastOn'>;

/** The changes of its price that lie behind its next day, as far as they come before its last one and change anything. */
export function changesAhead({ amount, prices, nextOn, lastOn }: Priced) {
  if (nextOn === null) return [];
  return prices.filter((step, index) => {
    const before = priceOn({ amount, prices: prices.slice(0, index) }, step.from);
    return step.from > nextOn && (lastOn === null || step.from <= lastOn) && step.amount !== before;
  });
}
