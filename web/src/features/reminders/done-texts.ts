import { texts } from '@tzemed/contract/texts';

/** What may be written down of something that was done. */
export const doneTexts = texts({
  medicalRecords: { he: 'רישום בתיק', en: 'Add a record', ar: 'إضافة سجل' },
  expenses: { he: 'רישום העלות', en: 'Add the cost', ar: 'إضافة التكلفة' },
});
