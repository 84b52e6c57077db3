import { texts } from '@tzemed/contract/text/texts';

export const preferenceTexts = texts({
  lead: { he: 'על מה, לאן ומתי.', en: 'What to tell you, where and when.', ar: 'عن ماذا، وأين، ومتى.' },
  what: { he: 'מה', en: 'What', ar: 'ماذا' },
  inApp: { he: 'באפליקציה', en: 'In the app', ar: 'في التطبيق' },
  push: { he: 'בטלפון ובמחשב', en: 'Phone and computer', ar: 'الهاتف والحاسوب' },
  email: { he: 'במייל', en: 'Mail', ar: 'البريد' },
  reminders: { he: 'תזכורות', en: 'Reminders', ar: 'التذكيرات' },
  appointments: { he: 'תורים לווטרינר', en: 'Vet appointments', ar: 'مواعيد الطبيب البيطري' },
  papers: {
    he: 'חיסונים ומסמכים שתוקפם עומד לפוג',
    en: 'Expiring vaccinations and documents',
    ar: 'تطعيمات ومستندات توشك صلاحيتها أن تنتهي',
  },
  budgets: { he: 'תקציבים', en: 'Budgets', ar: 'الميزانيات' },
  budgetsText: {
    he: 'כשמגיעים לאחוז שבחרתם בתקציב',
    en: 'When a budget reaches a level that you chose',
    ar: 'عند بلوغ الميزانية نسبة اخترتموها',
  },
  home: { he: 'הבית', en: 'The home', ar: 'البيت' },
  homeText: {
    he: 'הזמנות שמחכות לתשובה, והעברות שנרשמו ביניכם',
    en: 'Invitations waiting for an answer, and payments between you',
    ar: 'دعوات بانتظار الرد، وتحويلات سُجّلت بينكم',
  },
  byWay: { he: '{topic}: {way}', en: '{topic}: {way}', ar: '{topic}: {way}' },
  when: { he: 'מתי: {topic}', en: 'When: {topic}', ar: 'متى: {topic}' },
  never: {
    he: 'לא נבחר מועד, ולכן לא תישלח התראה.',
    en: 'Choose a time, or nothing will be sent.',
    ar: 'لم يُختر موعد، ولذلك لن يُرسل إشعار.',
  },
  howFarAhead: { he: 'כמה זמן מראש להודיע', en: 'How far ahead to notify you', ar: 'قبل كم من الوقت يُرسل الإشعار' },
  lead0Paper: { he: 'ביום האחרון', en: 'On the last day', ar: 'في اليوم الأخير' },
  letter: { he: 'מכתב שבועי', en: 'Weekly letter', ar: 'رسالة أسبوعية' },
  letterText: {
    he: 'מייל אחד בכל יום ראשון בבוקר: מה מחכה השבוע, מה נעשה בשבוע שעבר וכמה זה עלה.',
    en: 'One mail every Sunday morning: what the week holds, what was done in the last one, and what it cost.',
    ar: 'رسالة واحدة صباح كل أحد: ما ينتظركم هذا الأسبوع وما أُنجز في الأسبوع الماضي وكم كلّف.',
  },
  quiet: { he: 'שעות שקט', en: 'Quiet hours', ar: 'ساعات الهدوء' },
  quietText: {
    he: 'מיילים והתראות שאמורים להגיע בשעות האלה יחכו לסופן. באפליקציה הכול מופיע מיד, בלי צליל.',
    en: 'Mails and notifications that would come in these hours wait until they end. In the app everything appears at once, without a sound.',
    ar: 'البريد والإشعارات التي يحين موعدها في هذه الساعات تنتظر نهايتها. وفي التطبيق يظهر كل شيء فورًا ومن دون صوت.',
  },
  from: { he: 'משעה', en: 'From', ar: 'من الساعة' },
  until: { he: 'עד שעה', en: 'Until', ar: 'حتى الساعة' },
  inAppOff: {
    he: 'ההתראות באפליקציה ובמכשירים כבויות בהגדרות.',
    en: 'Notifications in the app and on devices are off in the settings.',
    ar: 'الإشعارات في التطبيق وعلى الأجهزة متوقفة في الإعدادات.',
  },
  emailOff: {
    he: 'המיילים כבויים בהגדרות.',
    en: 'Mails are off in the settings.',
    ar: 'الرسائل البريدية متوقفة في الإعدادات.',
  },
  smsOff: {
    he: 'הודעות ה־SMS כבויות בהגדרות.',
    en: 'Text messages are off in the settings.',
    ar: 'الرسائل النصية متوقفة في الإعدادات.',
  },
  toSettings: { he: 'להגדרות', en: 'To the settings', ar: 'إلى الإعدادات' },
  unverified: {
    he: 'מיילים יישלחו רק אחרי אימות הכתובת שלכם.',
    en: 'Mails are sent only once your address is confirmed.',
    ar: 'لا تُرسل الرسائل إلا بعد تأكيد عنوانكم.',
  },
  verify: { he: 'לאימות הכתובת', en: 'Confirm the address', ar: 'تأكيد العنوان' },
  sameHour: {
    he: 'שעות השקט צריכות להסתיים בשעה אחרת מזו שבה הן מתחילות',
    en: 'Quiet hours have to end at another time than they begin',
    ar: 'يجب أن تنتهي ساعات الهدوء في وقت غير وقت بدايتها',
  },
});
