import { texts } from '@tzemed/contract/text/texts';

/** Texts for recording something that was done. */
export const followUpTexts = texts({
  medicalRecords: { he: 'רישום בתיק', en: 'Add a record', ar: 'إضافة سجل' },
  together: { he: 'רישום בתיק ועלות', en: 'Add records and the cost', ar: 'إضافة سجلات والتكلفة' },
  expenses: { he: 'רישום העלות', en: 'Add the cost', ar: 'إضافة التكلفة' },
});
