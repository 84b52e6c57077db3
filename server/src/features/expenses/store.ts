import { expenses } from '@tzemed/contract/expenses';
import { sql } from 'kysely';
import { monthsOf } from '../../belongings/months.ts';
import { belongingRows } from '../../belongings/rows.ts';

const kept = belongingRows('expenses', expenses);
const months = monthsOf(kept, 'expenseMonths', ['category']);

export const rows = {
  ...kept,
  list: months.paging(kept.list),
  tally: months.tallying({
    total: sql<number>`sum(count)`,
    totalAmount: sql<number>`sum(amount)`,
    petCount: sql<number>`(sum(count) > 0)::int`,
  }),
};

/** Agorot and number of expenses. */
export const sumsByCategory = months.sumsBy('category');
export const sumsByMonth = months.sumsBy('month', 'category');
export const monthSums = months.sumsBy('month');
