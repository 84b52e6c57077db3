import { texts } from '@tzemed/contract/texts';

/** What is said above a list that did not come from the server. */
export const loadTexts = texts({
  earlier: {
    he: 'מוצגים נתונים מטעינה קודמת',
    en: 'Showing data from an earlier load',
    ar: 'تُعرض بيانات من تحميل سابق',
  },
  another: {
    he: 'מוצגים נתונים מטעינה קודמת. הבחירה האחרונה עוד לא חלה עליהם',
    en: 'Showing data from an earlier load. Your last choice does not apply to it yet',
    ar: 'تُعرض بيانات من تحميل سابق. اختياركم الأخير لا ينطبق عليها بعد',
  },
  sample: {
    he: 'מוצגים נתוני דוגמה - השרת אינו זמין',
    en: 'Showing sample data - the server is not available',
    ar: 'تُعرض بيانات نموذجية - الخادم غير متاح',
  },
  failed: {
    he: 'לא הצלחנו לטעון את הנתונים',
    en: 'The data could not be loaded',
    ar: 'تعذّر تحميل البيانات',
  },
  retry: { he: 'ניסיון חוזר', en: 'Try again', ar: 'إعادة المحاولة' },
});
