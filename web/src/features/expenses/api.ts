import { expenses } from '@tzemed/contract/expenses';
import { belongingApi } from '../../shared/belonging-api.ts';

export const expensesApi = belongingApi('expenses', expenses, {
  one: 'expense',
  many: 'expenses',
  none: { totalAmount: 0, petCount: 0 },
  sample: async () => {
    const { samplesIn } = await import('../../shared/samples.ts');
    return ({ lang, today }) => {
      const { pet, expenses: rows } = samplesIn(lang, today);
      const agorot = rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
      return { pet, rows, rest: { totalAmount: agorot / 100, petCount: 1 } };
    };
  },
});
