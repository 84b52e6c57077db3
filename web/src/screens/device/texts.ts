import { texts } from '@tzemed/contract/text/texts';

export const deviceTexts = texts({
  newVersion: { he: 'יש גרסה חדשה', en: 'There is a new version', ar: 'توجد نسخة جديدة' },
  refresh: { he: 'רענון', en: 'Refresh', ar: 'تحديث' },
  title: { he: 'צמד על מסך הבית', en: 'Tzemed on your home screen', ar: 'تسيمد على الشاشة الرئيسية' },
  why: {
    he: 'נפתח בלי דפדפן, וגם בלי חיבור.',
    en: 'Opens without a browser, and without a connection.',
    ar: 'يُفتح بلا متصفح، وحتى بلا اتصال.',
  },
  install: { he: 'התקנה', en: 'Install', ar: 'تثبيت' },
  notNow: { he: 'לא עכשיו', en: 'Not now', ar: 'ليس الآن' },
  share: {
    he: 'לוחצים על {button} בסרגל הדפדפן',
    en: 'Press {button} in the browser’s toolbar',
    ar: 'اضغطوا على {button} في شريط المتصفح',
  },
  shareButton: { he: 'שיתוף', en: 'Share', ar: 'مشاركة' },
  add: { he: 'ואז על {button}', en: 'Then {button}', ar: 'ثم على {button}' },
  addButton: { he: 'הוספה למסך הבית', en: 'Add to Home Screen', ar: 'إضافة إلى الشاشة الرئيسية' },
});
