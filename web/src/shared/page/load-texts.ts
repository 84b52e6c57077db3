import { texts } from '@tzemed/contract/text/texts';

/** Texts above a list that did not come from the server. */
export const loadTexts = texts({
  another: {
    he: 'הרשימה הזאת לא נשמרה במכשיר. מוצגת רשימה קרובה, והסינון האחרון עוד לא חל עליה',
    en: 'This list isn’t saved on the device. A similar one is shown, and your last filter doesn’t apply to it yet',
    ar: 'هذه القائمة غير محفوظة على الجهاز. تُعرض قائمة مشابهة، والتصفية الأخيرة لم تُطبَّق عليها بعد',
  },
  latest: {
    he: 'במכשיר שמורות השנתיים האחרונות. מה שלפני כן, וגם הסכומים שלו, ייטענו כשהחיבור יחזור',
    en: 'The last two years are saved on this device. Older rows, and their sums, will load once you’re back online',
    ar: 'آخر سنتين محفوظتان على الجهاز. ما قبلهما، مع مجاميعه، سيُحمَّل عند عودة الاتصال',
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
