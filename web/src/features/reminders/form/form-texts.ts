import { texts } from '@tzemed/contract/text/texts';

/** Texts of the form, on every screen that opens it. */
export const reminderFormTexts = texts({
  addTitle: { he: 'תזכורת חדשה', en: 'New reminder', ar: 'تذكير جديد' },
  editTitle: { he: 'עריכת תזכורת', en: 'Edit reminder', ar: 'تعديل التذكير' },
  added: { he: 'התזכורת נוספה', en: 'The reminder was added', ar: 'تمت إضافة التذكير' },
  saved: { he: 'התזכורת עודכנה', en: 'The reminder was updated', ar: 'تم تحديث التذكير' },
  gone: { he: 'התזכורת נמחקה בינתיים', en: 'The reminder was deleted meanwhile', ar: 'حُذف التذكير في هذه الأثناء' },
});
