import { medicalRecords } from '@tzemed/contract/medical-records';
import { belongingApi } from '../../shared/belonging-api.ts';

export const medicalRecordsApi = belongingApi('medicalRecords', medicalRecords, {
  many: 'records',
  sample: () => import('./sample.ts').then(({ sampleMedicalRecords }) => sampleMedicalRecords),
});
