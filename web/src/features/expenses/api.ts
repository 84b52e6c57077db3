import { expenses } from '@tzemed/contract/money/expenses';
import { callsOf } from '../../lib/api/api-client.ts';
import { belongingApi } from '../../shared/queries/belonging-api.ts';

export const expensesApi = belongingApi('expenses', expenses, {
  none: { totalAmount: 0, petCount: 0, months: { onPage: [], latest: [] } },
  sample: () => import('./sample-expenses.ts').then(({ sampleExpenses }) => sampleExpenses),
});

/** Deletes an expense and what was bought with it. */
export const removeTogether = (id: string) => callsOf(expenses).removeTogether({ params: { id } });
