import { useMutation } from '@tanstack/react-query';
import { expenses as table, type expenseFilters, type expenseInput } from '@tzemed/contract/expenses';
import type * as z from 'zod/mini';
import { callsOf } from '../../lib/api-client.ts';
import { ifMissing } from '../../lib/if-missing.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';
import { useRefresh } from '../../shared/use-refresh.ts';
import { useSamples } from '../../shared/use-samples.ts';

const api = callsOf(table);
const noun = 'expenses';
/** What a change of it is seen in. */
const changed = [noun, 'overview'];
/** Rows on a page. */
const limit = 20;
const nothing = { expenses: [], total: 0, page: 1, limit, totalAmount: 0, petCount: 0 };

/** One page of the expenses, with the sum, number and pets of the whole filtered set. */
export function useExpenses(query: z.input<typeof expenseFilters>) {
  const { expenses } = useSamples();
  return useBackedQuery({
    noun,
    query,
    load: (signal) => api.list({ query: { ...query, limit } }, { signal }).catch(ifMissing(nothing)),
    sample: {
      ...nothing,
      expenses,
      total: expenses.length,
      totalAmount: expenses.reduce((agorot, { amount }) => agorot + Math.round(amount * 100), 0) / 100,
      petCount: 1,
    },
  });
}

export function useSaveExpense() {
  const refresh = useRefresh(changed);
  return useMutation({
    mutationFn: ({ id, body }: { id: string | undefined; body: z.input<typeof expenseInput> }) =>
      id ? api.update({ params: { id }, body }) : api.create({ body }),
    // Not waited for: what is saved is saved, whatever becomes of the list.
    onSuccess: () => void refresh(),
  });
}

export function useRemoveExpense() {
  const refresh = useRefresh(changed);
  return useMutation({ mutationFn: (id: string) => api.remove({ params: { id } }), onSuccess: refresh });
}

export function useRestoreExpense() {
  const refresh = useRefresh(changed);
  return useMutation({ mutationFn: (id: string) => api.restore({ params: { id } }), onSuccess: refresh });
}
