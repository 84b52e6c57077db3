import { medicalRecords } from '@tzemed/contract/medical-records';
import { belongingApi } from '../../shared/belonging-api.ts';

export const medicalRecordsApi = belongingApi('medicalRecords', medicalRecords, {
  one: 'record',
  many: 'records',
  sample: async () => {
    const { samplesIn } = await import('../../shared/samples.ts');
    return ({ query, lang, today }) => {
      const { pet, records } = samplesIn(lang, today);
      return { pet, rows: records.filter(({ type }) => !query.type || type === query.type) };
    };
  },
});
