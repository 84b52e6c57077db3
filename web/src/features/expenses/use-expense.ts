import { useQuery } from '@tanstack/react-query';
import { expensesApi } from './api.ts';

/** One as it stands now; of no id none. Without a word where it can't be had. */
export const useExpense = (id: string | null | undefined) =>
  useQuery({
    queryKey: ['expenses', 'one', id],
    queryFn: () => expensesApi.calls.get({ params: { id: id! } }).then(({ expense }) => expense),
    enabled: Boolean(id),
    meta: { quiet: true },
  }).data;
