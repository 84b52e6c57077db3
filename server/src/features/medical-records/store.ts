import { medicalRecord, medicalRecordInput } from '@tzemed/contract/medical-records';
import { belongingRows, petName } from '../../belongings/rows.ts';

export const rows = belongingRows({
  noun: 'medicalRecords',
  area: 'medicalRecords',
  one: 'record',
  many: 'records',
  row: medicalRecord,
  input: medicalRecordInput,
  computed: { petName: petName('medicalRecords') },
  filters: { type: ['type', '='], from: ['date', '>='], to: ['date', '<='] },
  order: [
    ['date', 'desc'],
    ['id', 'desc'],
  ],
});
