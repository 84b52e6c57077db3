import { expenses } from '@tzemed/contract/expenses';
import { belongingApi } from '../../shared/belonging-api.ts';

export const expensesApi = belongingApi('expenses', expenses, {
  none: { totalAmount: 0, petCount: 0, months: { onPage: [], latest: [] } },
  sample: () => import('./sample.ts').then(({ sampleExpenses }) => sampleExpenses),
});
