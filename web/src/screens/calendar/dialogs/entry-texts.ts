import { texts } from '@tzemed/contract/text/texts';

/** Texts of the dialogs over the calendar. */
export const entryTexts = texts({
  complete: { he: 'סימון כבוצע', en: 'Mark as done', ar: 'تحديد كمنجَز' },
  move: { he: 'העברה ליום אחר', en: 'Move to another day', ar: 'نقل إلى يوم آخر' },
  edit: { he: 'עריכה', en: 'Edit', ar: 'تعديل' },
  map: { he: 'ניווט', en: 'Navigate', ar: 'التنقّل' },
  record: { he: 'לרשומה', en: 'To the record', ar: 'إلى السجل' },
  what: { he: 'מה להוסיף?', en: 'What shall we add?', ar: 'ماذا نضيف؟' },
  reminderHint: {
    he: 'טיפול, תרופה, קנייה: משהו לזכור',
    en: 'Care, medicine, shopping: something to remember',
    ar: 'عناية أو دواء أو شراء: شيء للتذكّر',
  },
  appointmentHint: {
    he: 'ביקור אצל וטרינר, ספר או מאלף',
    en: 'A visit to the vet, the groomer or the trainer',
    ar: 'زيارة للطبيب البيطري أو الحلاق أو المدرّب',
  },
});
