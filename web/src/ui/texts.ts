import { texts } from '@tzemed/contract/text/texts';

export const uiTexts = texts({
  loading: { he: 'טוען...', en: 'Loading...', ar: 'جارٍ التحميل...' },
  needsJavaScript: {
    he: 'כדי להשתמש בצמד צריך JavaScript. אפשרו אותו בהגדרות הדפדפן וטענו את העמוד מחדש.',
    en: 'This site needs JavaScript. Turn it on in your browser’s settings and reload the page.',
    ar: 'يحتاج هذا الموقع إلى JavaScript. فعّلوه في إعدادات المتصفح وأعيدوا تحميل الصفحة.',
  },
  retry: { he: 'ניסיון חוזר', en: 'Try again', ar: 'إعادة المحاولة' },
  close: { he: 'סגירה', en: 'Close', ar: 'إغلاق' },
  cancel: { he: 'ביטול', en: 'Cancel', ar: 'إلغاء' },
  choose: { he: 'בחרו…', en: 'Choose…', ar: 'اختاروا…' },
  required: { he: 'חובה', en: 'Required', ar: 'مطلوب' },
  clear: { he: 'ניקוי השדה {label}', en: 'Clear {label}', ar: 'مسح {label}' },
  messages: { he: 'הודעות', en: 'Messages', ar: 'رسائل' },
  actions: { he: 'פעולות', en: 'Actions', ar: 'إجراءات' },
  leaveTitle: { he: 'לצאת בלי לשמור?', en: 'Leave without saving?', ar: 'هل تريدون الخروج دون حفظ؟' },
  leaveText: {
    he: 'מה שכתבתם כאן עדיין לא נשמר.',
    en: 'What you typed here hasn’t been saved yet.',
    ar: 'ما كتبتموه هنا لم يُحفظ بعد.',
  },
  leave: { he: 'יציאה בלי לשמור', en: 'Leave without saving', ar: 'خروج دون حفظ' },
  stay: { he: 'המשך עריכה', en: 'Keep editing', ar: 'متابعة التحرير' },
  today: { he: 'היום', en: 'Today', ar: 'اليوم' },
  found: {
    he: { one: 'נמצאה שורה אחת', two: 'נמצאו שתי שורות', other: 'נמצאו {count} שורות' },
    en: { one: '1 row found', other: '{count} rows found' },
    ar: {
      zero: 'لم يُعثر على شيء',
      one: 'عُثر على صف واحد',
      two: 'عُثر على صفين',
      few: 'عُثر على {count} صفوف',
      many: 'عُثر على {count} صفًا',
      other: 'عُثر على {count} صف',
    },
  },
  pages: { he: 'עמודים', en: 'Pages', ar: 'صفحات' },
  previous: { he: 'הקודם', en: 'Previous', ar: 'السابق' },
  next: { he: 'הבא', en: 'Next', ar: 'التالي' },
  pageOf: { he: 'עמוד {page} מתוך {pages}', en: 'Page {page} of {pages}', ar: 'صفحة {page} من {pages}' },
});
