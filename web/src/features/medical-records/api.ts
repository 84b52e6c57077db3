import { medicalRecords } from '@tzemed/contract/medical-records';
import { callsOf } from '../../lib/api-client.ts';
import { belongingApi } from '../../shared/belonging-api.ts';

export const medicalRecordsApi = belongingApi('medicalRecords', medicalRecords, {
  many: 'records',
  sample: () => import('./sample.ts').then(({ sampleMedicalRecords }) => sampleMedicalRecords),
});

/** Deletes a record and those that were entered together with it. */
export const removeTogether = (id: string) => callsOf(medicalRecords).removeTogether({ params: { id } });
