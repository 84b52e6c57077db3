import { useQuery } from '@tanstack/react-query';
import { expensesApi } from './api.ts';

/** Current state of an expense; undefined without an id. Fails silently. */
export const useExpense = (id: string | null | undefined) =>
  useQuery({
    queryKey: ['expenses', 'one', id],
    queryFn: () => expensesApi.calls.get({ params: { id: id! } }).then(({ expense }) => expense),
    enabled: Boolean(id),
    meta: { quiet: true },
  }).data;
