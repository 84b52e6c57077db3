import { texts } from '@tzemed/contract/text/texts';

export const settingsTabTexts = texts({
  language: { he: 'שפה', en: 'Language', ar: 'اللغة' },
  languageText: {
    he: 'משנה את האפליקציה, המיילים והמסמכים.',
    en: 'Changes the app, mails and documents.',
    ar: 'تغيّر التطبيق والرسائل والمستندات.',
  },
  theme: { he: 'ערכת נושא', en: 'Theme', ar: 'السمة' },
  light: { he: 'בהירה', en: 'Light', ar: 'فاتحة' },
  dark: { he: 'כהה', en: 'Dark', ar: 'داكنة' },
  auto: { he: 'אוטומטית', en: 'Automatic', ar: 'تلقائية' },
  autoHint: {
    he: 'אוטומטית: לפי ההגדרה של המכשיר.',
    en: 'Automatic follows your device’s setting.',
    ar: 'التلقائية تتبع إعداد الجهاز.',
  },

  notices: { he: 'התראות', en: 'Notifications', ar: 'الإشعارات' },
  noticesText: {
    he: 'שלושה מתגים ראשיים. מה מגיע ולאן, בוחרים ב״הגדרות התראות״.',
    en: 'Three master switches. What is sent and where, you choose in “Notification settings”.',
    ar: 'ثلاثة مفاتيح رئيسية. أمّا ماذا يصل وإلى أين، فتختارونه في «إعدادات الإشعارات».',
  },
  notifications: { he: 'באפליקציה ובמכשירים', en: 'In the app and on devices', ar: 'في التطبيق وعلى الأجهزة' },
  notificationsText: {
    he: 'תזכורות, תקציב ומה שקורה בבית',
    en: 'Reminders, budgets and what happens at home',
    ar: 'تذكيرات وميزانية وما يجري في البيت',
  },
  emailNotifications: { he: 'במייל', en: 'By mail', ar: 'بالبريد الإلكتروني' },
  smsNotifications: { he: 'ב־SMS', en: 'By SMS', ar: 'برسالة نصية' },
  smsFirst: { he: 'צריך קודם', en: 'First you have to', ar: 'يجب أولًا' },
  smsLink: { he: 'לאמת מספר טלפון', en: 'confirm a phone number', ar: 'تأكيد رقم هاتف' },
  smsNotOffered: {
    he: 'האתר הזה אינו שולח הודעות SMS',
    en: 'This site does not send text messages',
    ar: 'هذا الموقع لا يرسل رسائل نصية',
  },
  waysText: {
    he: 'נושאים, מכשירים ושעות שקט',
    en: 'Topics, devices and quiet hours',
    ar: 'مواضيع وأجهزة وساعات هدوء',
  },

  preferences: { he: 'העדפות', en: 'Preferences', ar: 'التفضيلات' },
  startPage: { he: 'עמוד הפתיחה', en: 'Start page', ar: 'صفحة البداية' },
  startPageText: {
    he: 'לכאן מגיעים אחרי התחברות וכשפותחים את האפליקציה.',
    en: 'Where you arrive after signing in and when you open the app.',
    ar: 'إليها تصلون بعد تسجيل الدخول وعند فتح التطبيق.',
  },
  defaultPet: { he: 'חיית המחמד שתוצע ראשונה', en: 'The pet offered first', ar: 'الحيوان الأليف المقترح أولًا' },
  lastUsedPet: {
    he: 'האחרונה שהוספתם לה משהו',
    en: 'The last one you added something for',
    ar: 'آخر حيوان أضفتم له شيئًا',
  },
  defaultPetText: {
    he: 'מסומנת מראש כשמוסיפים הוצאה, רשומה או תזכורת.',
    en: 'Chosen beforehand when you add an expense, a record or a reminder.',
    ar: 'يكون محددًا مسبقًا عند إضافة مصروف أو سجل أو تذكير.',
  },
  listDensity: { he: 'צפיפות הרשימות', en: 'List density', ar: 'كثافة القوائم' },
  comfortable: { he: 'מרווחת', en: 'Comfortable', ar: 'مريحة' },
  compact: { he: 'צפופה', en: 'Compact', ar: 'متراصّة' },

  everywhere: {
    he: 'נשמר מיד, ובכל המכשירים שלכם.',
    en: 'Saved at once, on all your devices.',
    ar: 'يُحفظ فورًا وعلى كل أجهزتكم.',
  },
});
