import { texts } from '@tzemed/contract/texts';

export const medicalRecordsCardTexts = texts({
  empty: { he: 'עוד לא נוספו רשומות רפואיות', en: 'No medical records yet', ar: 'لم تُضَف سجلات طبية بعد' },
  appointments: { he: 'תורים עתידיים', en: 'Future appointments', ar: 'المواعيد المستقبلية' },
});
