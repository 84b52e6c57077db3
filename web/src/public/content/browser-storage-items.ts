import { texts } from '@tzemed/contract/text/texts';
import type { Words } from '@tzemed/contract/text/languages';

/** Browser storage of an item: `localStorage`, `sessionStorage`, `CacheStorage` or `IndexedDB`. */
export type Store = 'local' | 'session' | 'cache' | 'database';

export const storeTexts = texts({
  local: { he: 'אחסון מקומי', en: 'Local storage', ar: 'تخزين محلي' },
  session: { he: 'אחסון של הלשונית', en: 'Session storage', ar: 'تخزين علامة التبويب' },
  cache: { he: 'מטמון של האתר', en: 'Cache storage', ar: 'ذاكرة الموقع المؤقتة' },
  database: { he: 'מסד נתונים בדפדפן', en: 'Browser database', ar: 'قاعدة بيانات المتصفح' },
});

export const periodTexts = texts({
  signOut: { he: 'עד ההתנתקות', en: 'Until you sign out', ar: 'حتى تسجيل الخروج' },
  deleted: { he: 'עד שתמחקו', en: 'Until you delete it', ar: 'حتى تحذفوه' },
  tab: { he: 'עד סגירת הלשונית', en: 'Until the tab closes', ar: 'حتى إغلاق علامة التبويب' },
  hour: { he: 'עד שעה', en: 'Up to an hour', ar: 'حتى ساعة' },
  sent: { he: 'עד השליחה לשרת', en: 'Until it is sent', ar: 'حتى الإرسال إلى الخادم' },
  week: { he: 'עד 7 ימים', en: 'Up to 7 days', ar: 'حتى 7 أيام' },
});

export type BrowserStorageItem = {
  readonly store: Store;
  /** Names under which it is kept; '…' at the end stands for the rest of a name that varies. */
  readonly keys: readonly string[];
  readonly period: keyof typeof periodTexts;
  readonly title: Words;
  readonly why: Words;
};

/** All items that the site keeps in a browser. */
export const browserStorageItems: readonly BrowserStorageItem[] = [
  {
    store: 'local',
    keys: ['authToken', 'user'],
    period: 'signOut',
    title: { he: 'ההתחברות שלכם', en: 'Your sign-in', ar: 'دخولكم' },
    why: {
      he: 'אישור ההתחברות, שמכם והאימייל שלכם, כדי שלא תתחברו מחדש בכל ביקור. החיבור עצמו מסתיים אחרי 7 ימים בלי שימוש, ולכל היותר אחרי 30 יום.',
      en: 'The sign-in, your name and email, so that you need not sign in at every visit. The session itself ends after 7 days without use, and after 30 days at most.',
      ar: 'إذن الدخول واسمكم وبريدكم، كي لا تضطروا إلى الدخول من جديد في كل زيارة. ينتهي الاتصال نفسه بعد 7 أيام دون استخدام، وبعد 30 يومًا على الأكثر.',
    },
  },
  {
    store: 'local',
    keys: ['lang', 'theme', 'accessibilitySettings', 'shortcuts'],
    period: 'deleted',
    title: {
      he: 'שפה, ערכת נושא, נגישות וקיצורים',
      en: 'Language, theme, accessibility and shortcuts',
      ar: 'اللغة والسمة وإمكانية الوصول والاختصارات',
    },
    why: {
      he: 'כדי שהאתר ייראה ויפעל בכל ביקור כמו שבחרתם. נשארים גם אחרי שהתנתקתם.',
      en: 'So that the site looks and works as you chose at every visit. They stay after you sign out.',
      ar: 'كي يظهر الموقع ويعمل كما اخترتم في كل زيارة. تبقى بعد تسجيل الخروج.',
    },
  },
  {
    store: 'local',
    keys: ['deviceMark'],
    period: 'deleted',
    title: { he: 'שם אקראי של הדפדפן', en: 'A random name of the browser', ar: 'اسم عشوائي للمتصفح' },
    why: {
      he: 'לפיו אנחנו יודעים אם התחברתם ממכשיר חדש, ומודיעים לכם. בשרת נשמר רק הגיבוב שלו. נשאר גם אחרי שהתנתקתם.',
      en: 'It lets us recognise a sign-in from a new device and tell you. The server keeps only its hash. It stays after you sign out.',
      ar: 'نعرف به إن كان الدخول من جهاز جديد ونبلغكم. لا يحفظ الخادم إلا بصمته المشفرة. يبقى بعد تسجيل الخروج.',
    },
  },
  {
    store: 'local',
    keys: ['startPage', 'listDensity'],
    period: 'signOut',
    title: { he: 'העמוד הראשון ותצוגת הרשימות', en: 'Start page and list density', ar: 'صفحة البداية وكثافة القوائم' },
    why: {
      he: 'כדי שהאפליקציה תיפתח מיד בעמוד ובצפיפות שבחרתם בהגדרות.',
      en: 'So that the app opens at once on the page and in the density that you chose in the settings.',
      ar: 'كي يُفتح التطبيق فورًا على الصفحة وبالكثافة اللتين اخترتموهما في الإعدادات.',
    },
  },
  {
    store: 'local',
    keys: ['lastUsed'],
    period: 'signOut',
    title: { he: 'מה שבחרתם לאחרונה', en: 'What you last chose', ar: 'آخر ما اخترتموه' },
    why: {
      he: 'חיית מחמד, מה נוסף לה וחיפושים, כדי להציע אותם ראשונים; תורים ביום מנוחה שהשארתם ואזור הזמן שבו נשארו שעות התרופות, כדי לא לשאול שוב.',
      en: 'A pet, what you added and searches, so that they are offered first; appointments that you left on a day of rest and the time zone that medicines keep, so that you are not asked again.',
      ar: 'الحيوان وما أُضيف له وعمليات البحث، كي تُعرض أولًا؛ ومواعيد تركتموها في يوم عطلة والمنطقة الزمنية التي بقيت عليها ساعات الأدوية، كي لا نسأل مرة أخرى.',
    },
  },
  {
    store: 'local',
    keys: ['closedNotices'],
    period: 'deleted',
    title: { he: 'הודעות שסגרתם', en: 'Notices that you closed', ar: 'الرسائل التي أغلقتموها' },
    why: {
      he: 'כדי שהודעה לכולם שסגרתם לא תופיע שוב במכשיר הזה. רק המספר הפנימי שלה נשמר, עד שתסגרו הודעה אחרת אחרי שהיא עברה.',
      en: 'So that a notice to everyone that you closed does not come back on this device. Only its internal number is kept, until you close another one after it is over.',
      ar: 'كي لا تظهر مجددًا على هذا الجهاز رسالة للجميع أغلقتموها. لا يُحفظ إلا رقمها الداخلي، إلى أن تغلقوا رسالة أخرى بعد انتهائها.',
    },
  },
  {
    store: 'local',
    keys: ['clockOffset'],
    period: 'deleted',
    title: { he: 'הפרש השעון', en: 'Clock difference', ar: 'فرق الساعة' },
    why: {
      he: 'בכמה השעון במכשיר מקדים או מאחר, כדי לומר זאת גם בלי חיבור.',
      en: 'How far this device’s clock is off, so that we can say so without a connection, too.',
      ar: 'مقدار تقدّم ساعة الجهاز أو تأخرها، كي نقول ذلك حتى بلا اتصال.',
    },
  },
  {
    store: 'local',
    keys: ['draft-1 …'],
    period: 'week',
    title: { he: 'טיוטות', en: 'Drafts', ar: 'المسودات' },
    why: {
      he: 'מה שהקלדתם בטופס ועוד לא שמרתם, כדי שלא ילך לאיבוד. נמחק כששומרים, כשמוותרים, וכשמתנתקים.',
      en: 'What you typed into a form and have not saved, so that it is not lost. It goes when you save it, discard it or sign out.',
      ar: 'ما كتبتموه في نموذج ولم تحفظوه بعد، كي لا يضيع. يُحذف عند حفظه أو التخلي عنه أو تسجيل الخروج.',
    },
  },
  {
    store: 'local',
    keys: ['pushDevice'],
    period: 'signOut',
    title: { he: 'מזהה המכשיר להתראות', en: 'The device’s identifier for notifications', ar: 'معرّف الجهاز للإشعارات' },
    why: {
      he: 'רק אם הפעלתם התראות במכשיר הזה. כיבוי ההתראות מוחק אותו.',
      en: 'Only if you turned notifications on in this device. Turning them off removes it.',
      ar: 'فقط إذا شغّلتم الإشعارات في هذا الجهاز. إيقاف الإشعارات يحذفه.',
    },
  },
  {
    store: 'database',
    keys: ['reading …'],
    period: 'signOut',
    title: {
      he: 'עותק של מה שצריך בלי חיבור',
      en: 'A copy of what is needed without a connection',
      ar: 'نسخة مما يلزم دون اتصال',
    },
    why: {
      he: 'חיות המחמד, הווטרינרים, כרטיסי החירום, התזכורות ומה שנרשם ב־24 החודשים האחרונים; מסמכים מ־90 הימים האחרונים עד 200 מ״ב, פנקס החיסונים, הרישיון והביטוח האחרונים ומה שביקשתם לשמור. כך הכול נפתח גם בלי חיבור. נמחק בהתנתקות, כשהחיבור לחשבון מסתיים, וכשמישהו אחר מתחבר בדפדפן הזה; אפשר לפנות אותו גם בהגדרות.',
      en: 'Pets, vets, emergency cards, reminders and what was recorded in the last 24 months; papers of the last 90 days up to 200 MB, the latest vaccination booklet, licence and insurance, and what you asked to keep. So everything opens without a connection, too. It goes when you sign out, when the session ends, and when somebody else signs in on this browser; you can also clear it in the settings.',
      ar: 'الحيوانات والأطباء البيطريون وبطاقات الطوارئ والتذكيرات وما سُجّل في آخر 24 شهرًا؛ ومستندات آخر 90 يومًا حتى 200 ميغابايت، وأحدث دفتر تطعيمات ورخصة وتأمين، وما طلبتم حفظه. هكذا يُفتح كل شيء دون اتصال أيضًا. تُحذف عند تسجيل الخروج، وعند انتهاء الجلسة، وعندما يدخل شخص آخر من هذا المتصفح؛ ويمكن إخلاؤها من الإعدادات أيضًا.',
    },
  },
  {
    store: 'database',
    keys: ['outbox …'],
    period: 'sent',
    title: { he: 'מה שכתבתם ועוד לא נשלח', en: 'What you wrote and is not sent yet', ar: 'ما كتبتموه ولم يُرسل بعد' },
    why: {
      he: 'רישומים וקבצים שנשמרו בלי חיבור, עד שהם מגיעים לשרת. כשמתנתקים לפני כן, שואלים אתכם מה לעשות בהם.',
      en: 'Entries and files that were saved without a connection, until they reach the server. If you sign out before that, you are asked what to do with them.',
      ar: 'تسجيلات وملفات حُفظت دون اتصال، إلى أن تصل إلى الخادم. إذا سجّلتم الخروج قبل ذلك، نسألكم ماذا نفعل بها.',
    },
  },
  {
    store: 'cache',
    keys: ['shell-…'],
    period: 'deleted',
    title: { he: 'המסכים של האפליקציה', en: 'The screens of the app', ar: 'شاشات التطبيق' },
    why: {
      he: 'קובצי המסכים וכרטיס החירום, בלי מידע על אף אחד, כדי שייפתחו גם בלי חיבור. גרסה חדשה מחליפה אותם.',
      en: 'The files of the screens and of the emergency card, with nothing about anybody, so that they open without a connection. A new version replaces them.',
      ar: 'ملفات الشاشات وبطاقة الطوارئ، من دون معلومات عن أحد، كي تُفتح دون اتصال. تحلّ محلها النسخة الجديدة.',
    },
  },
  {
    store: 'cache',
    keys: ['shared-files-1'],
    period: 'hour',
    title: { he: 'קבצים ששיתפתם לצמד', en: 'Files that you shared with Tzemed', ar: 'ملفات شاركتموها مع تسيمد' },
    why: {
      he: 'רק אם שיתפתם קובץ מאפליקציה אחרת: הוא מחכה עד שתבחרו איפה לשמור אותו. נמחק כששומרים, כשמוותרים, וכשמתנתקים.',
      en: 'Only if you shared a file from another app: it waits until you choose where to save it. It goes when you save it, discard it or sign out.',
      ar: 'فقط إذا شاركتم ملفًا من تطبيق آخر: ينتظر حتى تختاروا مكان حفظه. يُحذف عند حفظه أو التخلي عنه أو تسجيل الخروج.',
    },
  },
  {
    store: 'local',
    keys: ['visits'],
    period: 'deleted',
    title: { he: 'מספר ימי השימוש', en: 'The number of days of use', ar: 'عدد أيام الاستخدام' },
    why: {
      he: 'כדי להציע את ההתקנה רק ביום השלישי, ולא שוב אם בחרתם ״לא עכשיו״.',
      en: 'So that installing is offered only on the third day, and not again if you chose “Not now”.',
      ar: 'كي نعرض التثبيت في اليوم الثالث فقط، ولا نكرره إذا اخترتم «ليس الآن».',
    },
  },
  {
    store: 'session',
    keys: ['closedClockBanner'],
    period: 'tab',
    title: { he: 'הודעת השעון שסגרתם', en: 'The clock notice that you closed', ar: 'رسالة الساعة التي أغلقتموها' },
    why: {
      he: 'כדי שהודעה על שעון לא מדויק שסגרתם לא תופיע שוב בלשונית הזו.',
      en: 'So that a notice about a wrong clock that you closed does not come back in this tab.',
      ar: 'كي لا تظهر مجددًا في هذا التبويب رسالة أغلقتموها عن ساعة غير دقيقة.',
    },
  },
  {
    store: 'session',
    keys: ['scrollPlaces'],
    period: 'tab',
    title: { he: 'המקום שבו הפסקתם לקרוא', en: 'How far you scrolled', ar: 'موضع توقفكم عن القراءة' },
    why: {
      he: 'כדי שחזרה לעמוד תחזיר אתכם למקום שבו הייתם.',
      en: 'So that coming back to a page takes you to where you were.',
      ar: 'كي تعيدكم العودة إلى صفحة إلى حيث كنتم.',
    },
  },
  {
    store: 'session',
    keys: ['invitation', 'handover', 'reminder', 'mail-preferences'],
    period: 'tab',
    title: { he: 'קישור שפתחתם', en: 'A link that you opened', ar: 'رابط فتحتموه' },
    why: {
      he: 'קישור של הזמנה, של העברה, של תזכורת או של הגדרות הדואר, כדי לחזור אליו אחרי הרשמה או התחברות.',
      en: 'The link of an invitation, a handover, a reminder or the mail settings, so that you come back to it after signing up or in.',
      ar: 'رابط دعوة أو نقل أو تذكير أو إعدادات البريد، كي تعودوا إليه بعد التسجيل أو الدخول.',
    },
  },
  {
    store: 'session',
    keys: ['googleSignIn', 'secondFactor'],
    period: 'tab',
    title: { he: 'התחברות שעוד לא הסתיימה', en: 'A sign-in that is under way', ar: 'دخول لم يكتمل بعد' },
    why: {
      he: 'רק באמצע התחברות עם Google או עם אימות דו־שלבי. נמחק כשהיא מסתיימת.',
      en: 'Only in the middle of signing in with Google or in two steps. It goes when that is done.',
      ar: 'فقط في أثناء الدخول عبر Google أو بخطوتين. يُحذف عند اكتماله.',
    },
  },
  {
    store: 'session',
    keys: ['toast', 'freshPage'],
    period: 'tab',
    title: { he: 'מעבר בין עמודים', en: 'From one page to the next', ar: 'الانتقال بين الصفحات' },
    why: {
      he: 'הודעה שהעמוד הבא יציג, והשעה שבה העמוד נטען מחדש כי האתר התעדכן.',
      en: 'A message for the next page to show, and when the page was last reloaded because the site has a new version.',
      ar: 'رسالة تعرضها الصفحة التالية، ووقت إعادة تحميل الصفحة لأن الموقع تحدّث.',
    },
  },
];
