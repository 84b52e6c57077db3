import { texts } from '../i18n/texts.ts';

/** The words of the short lists on the dashboard and on a pet's page. */
export const listTexts = texts({
  viewAll: { he: 'הצגת הכול', en: 'View all', ar: 'عرض الكل' },
  reminders: { he: 'תזכורות קרובות', en: 'Upcoming reminders', ar: 'التذكيرات القادمة' },
  noReminders: { he: 'אין תזכורות קרובות', en: 'No upcoming reminders', ar: 'لا توجد تذكيرات قادمة' },
  expenses: { he: 'הוצאות אחרונות', en: 'Latest expenses', ar: 'آخر المصاريف' },
  noExpenses: { he: 'עוד לא נרשמו הוצאות', en: 'No expenses yet', ar: 'لم تُسجَّل مصاريف بعد' },
  records: { he: 'מסמכים רפואיים', en: 'Medical records', ar: 'السجلات الطبية' },
  noRecords: { he: 'עוד לא נוספו רשומות רפואיות', en: 'No medical records yet', ar: 'لم تُضَف سجلات طبية بعد' },
});
