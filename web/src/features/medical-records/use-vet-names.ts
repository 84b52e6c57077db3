import { useQuery } from '@tanstack/react-query';
import { medicalRecords } from '@tzemed/contract/medical/medical-records';
import { callsOf } from '../../lib/api/api-client.ts';

const { vetNames } = callsOf(medicalRecords);

/** What vets are called, to be offered while typing; empty until it is known. */
export function useVetNames() {
  const { data } = useQuery({
    queryKey: ['medicalRecords', 'vetNames'],
    queryFn: ({ signal }) => vetNames(undefined, { signal }),
    meta: { quiet: true },
  });
  return data?.vetNames ?? [];
}
