import { texts } from '@tzemed/contract/texts';

/** What the form says, wherever it is opened. */
export const medicalRecordFormTexts = texts({
  addTitle: { he: 'רשומה חדשה', en: 'New record', ar: 'سجل جديد' },
  editTitle: { he: 'עריכת רשומה', en: 'Edit record', ar: 'تعديل السجل' },
  added: { he: 'הרשומה נוספה', en: 'The record was added', ar: 'تمت إضافة السجل' },
  saved: { he: 'הרשומה עודכנה', en: 'The record was updated', ar: 'تم تحديث السجل' },
  gone: { he: 'הרשומה נמחקה בינתיים', en: 'The record was deleted meanwhile', ar: 'حُذف السجل في هذه الأثناء' },
  vet: { he: 'וטרינר', en: 'Vet', ar: 'الطبيب البيطري' },
  next: { he: 'תור הבא', en: 'Next appointment', ar: 'الموعد القادم' },
});
