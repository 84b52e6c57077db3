import type { Expense } from '@tzemed/contract/expenses';
import type { Meeting } from '../../shared/use-stale-edit.ts';
import type { ExpenseValues } from './division.ts';
import { useOwnParts } from './use-own-parts.ts';
import { wholeOf } from './whole-of.ts';

const asWhole = (values: ExpenseValues, together: Expense['together']): ExpenseValues => {
  const { petId, amount } = values;
  return values.isWhole ? values : { ...values, ...wholeOf({ petId, amount, together }), together, isWhole: true };
};

/** An edit of all of a purchase that met another: both are read as edits of the whole. What is more comes when two have met. */
export function useMeetWhole(): Meeting<ExpenseValues, Expense> {
  const ownParts = useOwnParts();
  return async ({ opened, theirs, mine, standing }) => {
    // What stands beside a part is no matter of who edits that alone.
    if (!mine.isWhole) return { opened, theirs: { ...theirs, together: opened.together }, standing };
    const { meetWhole } = await import('./meet-whole.ts');
    const whole = (values: ExpenseValues) => asWhole(values, ownParts(values.together));
    const met = await meetWhole(whole(opened), whole(theirs), standing);
    // Parts that may only be seen are no matter of this edit, and are known as they stand all the same.
    return { ...met, besides: { together: theirs.together } };
  };
}
