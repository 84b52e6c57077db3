import { useQuery } from '@tanstack/react-query';
import { medicalRecords } from '@tzemed/contract/medical/medical-records';
import { callsOf } from '../../lib/api/api-client.ts';

const { vetNames } = callsOf(medicalRecords);

/** Names of vets to suggest while typing; empty until they are loaded. */
export function useVetNames() {
  const { data } = useQuery({
    queryKey: ['medicalRecords', 'vetNames'],
    queryFn: ({ signal }) => vetNames(undefined, { signal }),
    meta: { quiet: true },
  });
  return data?.vetNames ?? [];
}
