import { type MedicalRecord, medicalRecords } from '@tzemed/contract/medical-records';
import type { Lang } from '../../i18n/language.ts';
import { callsOf } from '../../lib/api-client.ts';
import { ifMissing } from '../../lib/if-missing.ts';
import { belongingApi } from '../../shared/belonging-api.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';
import { usePetOf } from '../../shared/use-list.ts';

export const medicalRecordsApi = belongingApi('medicalRecords', medicalRecords, {
  many: 'records',
  sample: () => import('./sample.ts').then(({ sampleMedicalRecords }) => sampleMedicalRecords),
});

const api = callsOf(medicalRecords);
const pageOf = (records: MedicalRecord[]) => ({
  records,
  total: records.length,
  count: records.length,
  page: 1,
  limit: 20,
});

/** Records by their next appointment, as far as it is ahead. */
export function useAppointments(query: { petId?: string | undefined; page: number }) {
  const list = useBackedQuery({
    noun: 'medicalRecords',
    part: 'upcoming',
    query,
    load: (signal) => api.upcoming({ query }, { signal }).catch(ifMissing(pageOf([]))),
    sample: () =>
      import('./sample.ts').then(({ sampleAppointments }) => (lang: Lang, today: string) => {
        const { pet, rows } = sampleAppointments({ query, lang, today });
        return { pet, data: pageOf(rows) };
      }),
  });
  return { ...list, rows: list.data?.records, petOf: usePetOf(list) };
}
