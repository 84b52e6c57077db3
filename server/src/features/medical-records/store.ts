import { medicalRecords } from '@tzemed/contract/medical-records';
import { belongingRows, petName } from '../../belongings/rows.ts';

export const rows = belongingRows('medicalRecords', medicalRecords, {
  computed: { petName: petName('medicalRecords') },
});
