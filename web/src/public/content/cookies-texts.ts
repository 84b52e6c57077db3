import { texts } from '@tzemed/contract/text/texts';

export const cookiesTexts = texts({
  title: {
    he: 'עוגיות ואחסון בדפדפן',
    en: 'Cookies and browser storage',
    ar: 'ملفات تعريف الارتباط والتخزين في المتصفح',
  },
  lead: {
    he: 'אין כאן עוגיות, ולכן אין גם חלון שמבקש אישור. הנה כל מה שנשמר בדפדפן שלכם, פריט אחר פריט.',
    en: 'There are no cookies here, so no window asks you to accept them. This is everything that your browser keeps, item by item.',
    ar: 'لا توجد هنا ملفات تعريف ارتباط، ولذلك لا توجد نافذة تطلب موافقتكم. هذا كل ما يُحفظ في متصفحكم، عنصرًا عنصرًا.',
  },
  kept: { he: 'מה נשמר אצלכם', en: 'What is kept', ar: 'ما الذي يُحفظ لديكم' },
});

/** The day of the wording. */
export const cookiesUpdated = '2026-11-30';

export const cookiesSections = [
  {
    heading: { he: 'מה אין', en: 'What there is not', ar: 'ما لا يوجد' },
    text: {
      he: `- עוגיות: השרת אינו שולח אף עוגייה, והעמודים אינם כותבים כאלה.
- פרסומות, ומעקב אחריכם באתרים אחרים.
- שירותי ניתוח ומדידה של אחרים.
- גופנים, תמונות או סקריפטים משרת אחר: הכול מגיע מהאתר הזה.`,
      en: `- Cookies: the server sends none, and the pages write none.
- Ads, or following you to other sites.
- Analytics and measuring services of others.
- Fonts, pictures or scripts from another server: everything comes from this site.`,
      ar: `- ملفات تعريف الارتباط: لا يرسل الخادم أيًا منها، ولا تكتبها الصفحات.
- إعلانات أو تتبع لكم في مواقع أخرى.
- خدمات تحليل وقياس تابعة لآخرين.
- خطوط أو صور أو برامج نصية من خادم آخر: كل شيء يأتي من هذا الموقع.`,
    },
  },
  {
    heading: { he: 'איך מוחקים', en: 'How to delete it', ar: 'كيف تحذفون ذلك' },
    text: {
      he: `- התנתקות מוחקת כל מה שכתוב לידו ״עד ההתנתקות״, ואת הטיוטות.
- את כל השאר מוחקים בהגדרות הדפדפן, תחת ״נתוני אתרים״. אחרי המחיקה צריך להתחבר מחדש; מה ששמור בחשבון נשאר בו.
- הדפדפן שומר בעצמו עותק של קובצי האתר ושל תמונות שהוצגו, כמו בכל אתר. גם אותו מוחקים בהגדרות הדפדפן.`,
      en: `- Signing out deletes everything marked “Until you sign out”, and the drafts.
- All the rest is deleted in the settings of the browser, under site data. You then have to sign in again; what is in your account stays there.
- The browser itself keeps a copy of the site’s files and of pictures that were shown, as it does for every site. It is deleted in the settings of the browser, too.`,
      ar: `- تسجيل الخروج يحذف كل ما كُتب بجانبه «حتى تسجيل الخروج»، ويحذف المسودات.
- يُحذف كل ما عدا ذلك من إعدادات المتصفح، ضمن بيانات المواقع. بعدها يجب الدخول من جديد؛ أما المحفوظ في حسابكم فيبقى فيه.
- يحفظ المتصفح بنفسه نسخة من ملفات الموقع ومن الصور التي عُرضت، كما يفعل مع كل موقع. وتُحذف هي أيضًا من إعدادات المتصفح.`,
    },
  },
];
