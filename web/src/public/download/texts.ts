import { texts } from '@tzemed/contract/text/texts';

export const downloadTexts = texts({
  title: { he: 'התקנה', en: 'Install', ar: 'التثبيت' },
  lead: {
    he: 'צמד הוא אפליקציה שמתקינים ישר מהדפדפן: בלי חנות, ובלי לחכות לעדכונים.',
    en: 'Tzemed is an app that you install straight from the browser: no store, and no waiting for updates.',
    ar: 'تسيمد تطبيق تثبّتونه مباشرة من المتصفح: بلا متجر، وبلا انتظار للتحديثات.',
  },
  installed: { he: 'צמד כבר מותקן כאן.', en: 'Tzemed is installed here.', ar: 'تسيمد مثبّت هنا بالفعل.' },
  open: { he: 'פתיחה', en: 'Open', ar: 'فتح' },
  devices: { he: 'הוראות לפי מכשיר', en: 'Steps by device', ar: 'الخطوات حسب الجهاز' },
  own: { he: 'המכשיר שלכם', en: 'Your device', ar: 'جهازكم' },
  install: { he: 'התקנה עכשיו', en: 'Install now', ar: 'التثبيت الآن' },
  android: { he: 'Android', en: 'Android', ar: 'Android' },
  apple: { he: 'iPhone ו־iPad', en: 'iPhone and iPad', ar: 'iPhone و iPad' },
  computer: { he: 'מחשב', en: 'Computer', ar: 'حاسوب' },
  threeDots: { he: 'תפריט שלוש הנקודות', en: 'the three-dot menu', ar: 'قائمة النقاط الثلاث' },
  share: { he: 'שיתוף', en: 'Share', ar: 'مشاركة' },
  installIcon: { he: 'סמל ההתקנה', en: 'the install icon', ar: 'أيقونة التثبيت' },
  what: { he: 'מה מקבלים', en: 'What you get', ar: 'ما الذي تحصلون عليه' },
});

/** Steps for each device; the icon stands where `{icon}` does. */
export const steps = {
  android: [
    { he: 'פתחו את צמד ב־Chrome.', en: 'Open Tzemed in Chrome.', ar: 'افتحوا تسيمد في Chrome.' },
    {
      he: 'לחצו {icon} ואז ״התקנת האפליקציה״ או ״הוספה למסך הבית״.',
      en: 'Press {icon}, then “Install app” or “Add to home screen”.',
      ar: 'اضغطوا {icon} ثم «تثبيت التطبيق» أو «الإضافة إلى الشاشة الرئيسية».',
    },
    {
      he: 'פתחו מהסמל שבמסך הבית.',
      en: 'Open it by its icon on the home screen.',
      ar: 'افتحوه من الأيقونة على الشاشة الرئيسية.',
    },
  ],
  apple: [
    { he: 'פתחו את צמד ב־Safari.', en: 'Open Tzemed in Safari.', ar: 'افتحوا تسيمد في Safari.' },
    {
      he: 'לחצו {icon} ואז ״הוספה למסך הבית״.',
      en: 'Press {icon}, then “Add to Home Screen”.',
      ar: 'اضغطوا {icon} ثم «إضافة إلى الشاشة الرئيسية».',
    },
    {
      he: 'פתחו מהסמל, והפעילו שם את ההתראות אם תרצו.',
      en: 'Open it by its icon, and turn on notifications there if you wish.',
      ar: 'افتحوه من الأيقونة، وشغّلوا الإشعارات هناك إن أردتم.',
    },
  ],
  computer: [
    {
      he: 'פתחו את צמד ב־Chrome או ב־Edge.',
      en: 'Open Tzemed in Chrome or Edge.',
      ar: 'افتحوا تسيمد في Chrome أو Edge.',
    },
    {
      he: 'לחצו {icon} בשורת הכתובת, ואשרו.',
      en: 'Press {icon} in the address bar, and confirm.',
      ar: 'اضغطوا {icon} في شريط العنوان ووافقوا.',
    },
    {
      he: 'הצמידו את החלון לשורת המשימות או ל־Dock.',
      en: 'Pin the window to the taskbar or the Dock.',
      ar: 'ثبّتوا النافذة في شريط المهام أو في Dock.',
    },
  ],
} as const;

export const gains = texts({
  ownWindow: { he: 'חלון משלו', en: 'A window of its own', ar: 'نافذة خاصة' },
  ownWindowText: {
    he: 'נפתח מהסמל, בלי שורת כתובת',
    en: 'Opens by its icon, without an address bar',
    ar: 'يُفتح من أيقونته، بلا شريط عنوان',
  },
  notifications: { he: 'התראות', en: 'Notifications', ar: 'الإشعارات' },
  notificationsText: {
    he: 'תזכורות גם כשהאפליקציה סגורה, אם הפעלתם',
    en: 'Reminders while the app is closed, if you turn them on',
    ar: 'تذكيرات حتى والتطبيق مغلق، إذا شغّلتموها',
  },
  emergency: { he: 'כרטיס חירום בלי רשת', en: 'Emergency card offline', ar: 'بطاقة طوارئ بلا شبكة' },
  emergencyText: {
    he: 'כרטיס שפתחתם פעם אחת נשאר במכשיר. לכל השאר צריך חיבור',
    en: 'A card that you opened once stays on the device. Everything else needs a connection',
    ar: 'البطاقة التي فتحتموها مرة تبقى على الجهاز. كل ما عداها يحتاج إلى اتصال',
  },
  fresh: { he: 'תמיד מעודכן', en: 'Always up to date', ar: 'محدَّث دائمًا' },
  freshText: {
    he: 'הגרסה החדשה מגיעה בכל פתיחה',
    en: 'Each start brings the newest version',
    ar: 'كل فتح يجلب أحدث نسخة',
  },
});
