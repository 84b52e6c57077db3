import { texts } from '@tzemed/contract/text/texts';

/** Texts above a list that did not come from the server. */
export const loadTexts = texts({
  earlier: {
    he: 'אין חיבור לשרת. מוצגים הנתונים האחרונים שנטענו',
    en: 'Can’t reach the server. This is what was last loaded',
    ar: 'لا اتصال بالخادم. تُعرض آخر بيانات تم تحميلها',
  },
  another: {
    he: 'אין חיבור לשרת. מוצגים הנתונים האחרונים שנטענו, והסינון האחרון עוד לא חל עליהם',
    en: 'Can’t reach the server. This is what was last loaded, and your last filter doesn’t apply to it yet',
    ar: 'لا اتصال بالخادم. تُعرض آخر بيانات تم تحميلها، والتصفية الأخيرة لم تُطبَّق عليها بعد',
  },
  sample: {
    he: 'מוצגים נתוני דוגמה - השרת אינו זמין',
    en: 'Showing sample data - the server is not available',
    ar: 'تُعرض بيانات نموذجية - الخادم غير متاح',
  },
  failed: {
    he: 'לא הצלחנו לטעון את הנתונים',
    en: 'We couldn’t load the data',
    ar: 'تعذّر تحميل البيانات',
  },
});
