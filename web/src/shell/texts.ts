import { brand } from '@tzemed/contract/brand';
import { texts } from '@tzemed/contract/text/texts';

export const shellTexts = texts({
  brand: brand.name,
  checking: { he: 'בודק הרשאות...', en: 'Checking permissions...', ar: 'جارٍ التحقق من الأذونات...' },
  appMenu: { he: 'תפריט האפליקציה', en: 'App menu', ar: 'قائمة التطبيق' },
  add: { he: 'הוספה', en: 'Add', ar: 'إضافة' },
  toSite: { he: 'לאתר', en: 'To the site', ar: 'إلى الموقع' },
  user: { he: 'משתמש', en: 'User', ar: 'مستخدم' },
  userMenu: { he: 'תפריט המשתמש', en: 'User menu', ar: 'قائمة المستخدم' },
  logout: { he: 'התנתקות', en: 'Sign out', ar: 'تسجيل الخروج' },
  signedOut: { he: 'התנתקתם', en: 'You’re signed out', ar: 'تم تسجيل خروجكم' },
  language: { he: 'שפה', en: 'Language', ar: 'اللغة' },
  search: { he: 'חיפוש', en: 'Search', ar: 'بحث' },
  searchHint: { he: 'חיפוש בכול', en: 'Search everything', ar: 'بحث في كل شيء' },
  skipLinks: { he: 'קישורי דילוג', en: 'Skip links', ar: 'روابط التخطي' },
  skipToContent: { he: 'דילוג לתוכן הראשי', en: 'Skip to main content', ar: 'تخطَّ إلى المحتوى الرئيسي' },
  skipToNavigation: { he: 'דילוג לניווט', en: 'Skip to navigation', ar: 'تخطَّ إلى التنقل' },
  skipToFoot: { he: 'דילוג לתחתית העמוד', en: 'Skip to footer', ar: 'تخطَّ إلى أسفل الصفحة' },
  foot: { he: 'סוף העמוד', en: 'End of page', ar: 'نهاية الصفحة' },
  notFound: { he: 'העמוד לא נמצא', en: 'Page not found', ar: 'الصفحة غير موجودة' },
  notFoundText: {
    he: 'מישהו כאן נראה קצת אשם. ואולי הקישור ישן, או שנפלה בו טעות.',
    en: 'Somebody here looks a little guilty. Or the link is old, or has a mistake in it.',
    ar: 'أحدهم هنا يبدو مذنبًا قليلًا. أو ربما الرابط قديم أو فيه خطأ.',
  },
  toHome: { he: 'לדף הבית', en: 'To the home page', ar: 'إلى الصفحة الرئيسية' },
  contact: { he: 'יצירת קשר', en: 'Contact', ar: 'اتصلوا بنا' },
  toDashboard: { he: 'ללוח הבקרה', en: 'To the dashboard', ar: 'إلى لوحة التحكم' },
  toExpenses: { he: 'להוצאות', en: 'To the expenses', ar: 'إلى المصاريف' },
  crashed: { he: 'משהו השתבש', en: 'Something went wrong', ar: 'حدث خطأ ما' },
  crashedText: {
    he: 'זה לא אתם, וכנראה גם לא הכלב. רעננו את העמוד: מה שנשמר לא אבד.',
    en: 'It’s not you, and probably not the dog either. Refresh the page: nothing that was saved is lost.',
    ar: 'ليس الخطأ منكم، وعلى الأرجح ليس من الكلب أيضًا. حدّثوا الصفحة: لم يُفقد شيء مما حُفظ.',
  },
  refresh: { he: 'רענון', en: 'Refresh', ar: 'تحديث' },
});

/** Each language by its own name. */
export const languageNames = { he: 'עברית', en: 'English', ar: 'العربية' } as const;
