import { texts } from '@tzemed/contract/text/texts';

export const medicalRecordsCardTexts = texts({
  empty: { he: 'עוד לא נוספו רשומות רפואיות', en: 'No medical records yet', ar: 'لم تُضَف سجلات طبية بعد' },
});

export const vaccinationTexts = texts({
  title: { he: 'חיסונים', en: 'Vaccinations', ar: 'التطعيمات' },
  given: { he: 'ניתן ב־{day}', en: 'Given on {day}', ar: 'أُعطي في {day}' },
  empty: { he: 'עוד לא נרשם חיסון', en: 'No vaccination recorded yet', ar: 'لم يُسجَّل تطعيم بعد' },
});
