import { useMutation } from '@tanstack/react-query';
import { expenses } from '@tzemed/contract/expenses';
import { type MedicalRecord, medicalRecords } from '@tzemed/contract/medical-records';
import { callsOf } from '../../lib/api-client.ts';
import { ifMissing } from '../../lib/if-missing.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';
import { useRefresh } from '../../shared/use-refresh.ts';

const api = callsOf(medicalRecords);

/** One record by itself; null where there is none. */
export function useRecord(id: string) {
  return useBackedQuery({
    noun: 'medicalRecords',
    part: `record ${id}`,
    load: (signal) =>
      api
        .get({ params: { id } }, { signal })
        .then(({ record }): MedicalRecord | null => record)
        .catch(ifMissing(null)),
  });
}

const spent = callsOf(expenses);

/** The expense that holds what a record cost. */
export function useExpenseOf({ expenseId }: Pick<MedicalRecord, 'expenseId'>) {
  return useBackedQuery({
    noun: 'expenses',
    part: `expense ${expenseId}`,
    isAsked: expenseId !== null,
    load: (signal) =>
      spent
        .get({ params: { id: expenseId ?? '' } }, { signal })
        .then(({ expense }) => expense)
        .catch(ifMissing(null)),
  });
}

/** Lets an expense be one of its own; what shows it is then loaded anew. */
export function useUnlink() {
  const refresh = useRefresh('expenses');
  return useMutation({ mutationFn: (id: string) => spent.unlink({ params: { id } }), ...refresh }).mutateAsync;
}
