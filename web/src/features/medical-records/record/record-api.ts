import { useMutation } from '@tanstack/react-query';
import { expenses } from '@tzemed/contract/money/expenses';
import { type MedicalRecord, medicalRecords } from '@tzemed/contract/medical/medical-records';
import { callsOf } from '../../../lib/api/api-client.ts';
import { fallbackOn404 } from '../../../lib/api/fallback-on-404.ts';
import { useQueryWithFallback } from '../../../shared/queries/use-query-with-fallback.ts';
import { useRefresh } from '../../../shared/queries/use-refresh.ts';

const api = callsOf(medicalRecords);

/** Query for a single record; null if it does not exist. */
export function useRecord(id: string) {
  return useQueryWithFallback({
    noun: 'medicalRecords',
    part: `record ${id}`,
    load: (signal) =>
      api
        .get({ params: { id } }, { signal })
        .then(({ record }): MedicalRecord | null => record)
        .catch(fallbackOn404(null)),
  });
}

const spent = callsOf(expenses);

/** The expense that holds what a record cost. */
export function useExpenseOf({ expenseId }: Pick<MedicalRecord, 'expenseId'>) {
  return useQueryWithFallback({
    noun: 'expenses',
    part: `expense ${expenseId}`,
    isAsked: expenseId !== null,
    load: (signal) =>
      spent
        .get({ params: { id: expenseId ?? '' } }, { signal })
        .then(({ expense }) => expense)
        .catch(fallbackOn404(null)),
  });
}

/** Lets an expense be one of its own; what shows it is then loaded anew. */
export function useUnlink() {
  const refresh = useRefresh('expenses');
  return useMutation({ mutationFn: (id: string) => spent.unlink({ params: { id } }), ...refresh }).mutateAsync;
}
