import { medicalRecords } from '@tzemed/contract/medical/medical-records';
import { callsOf } from '../../lib/api/api-client.ts';
import { belongingApi } from '../../shared/queries/belonging-api.ts';

export const medicalRecordsApi = belongingApi('medicalRecords', medicalRecords, {
  many: 'records',
  sample: () => import('./sample-medical-records.ts').then(({ sampleMedicalRecords }) => sampleMedicalRecords),
});

/** Deletes a record and those that were entered together with it. */
export const removeTogether = (id: string) => callsOf(medicalRecords).removeTogether({ params: { id } });

/** All vaccinations, of which the doses that count today are some: the most that one page may hold, and more than any pet has. */
export const everyDose = { type: 'vaccination', limit: 100 } as const;
