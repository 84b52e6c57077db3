import { medicalRecords } from '@tzemed/contract/medical-records';
import { belongingApi } from '../../shared/belonging-api.ts';
import { sampleMedicalRecords } from './sample.ts';

export const medicalRecordsApi = belongingApi('medicalRecords', medicalRecords, {
  many: 'records',
  sample: sampleMedicalRecords,
});
