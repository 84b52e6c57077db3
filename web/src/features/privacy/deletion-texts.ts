import { texts } from '@tzemed/contract/text/texts';

export const deletionTexts = texts({
  title: { he: 'מחיקת החשבון', en: 'Delete the account', ar: 'حذف الحساب' },
  lead: {
    he: 'אחרי הבקשה החשבון ננעל, ויש 30 יום להתחרט. אחר כך הכול נמחק ואי אפשר לשחזר.',
    en: 'Once you ask, the account is locked and you have 30 days to change your mind. Then everything is deleted for good.',
    ar: 'بعد الطلب يُقفل الحساب، ولديكم 30 يومًا للتراجع. بعدها يُحذف كل شيء ولا يمكن استعادته.',
  },
  goes: { he: 'יימחק', en: 'Will be deleted', ar: 'سيُحذف' },
  goesProfile: {
    he: 'הפרופיל, התמונה והסיסמה',
    en: 'Your profile, picture and password',
    ar: 'الملف الشخصي والصورة وكلمة المرور',
  },
  goesDevices: {
    he: 'ההתחברות בכל המכשירים ומפתחות הגישה',
    en: 'Sign-ins on every device, and passkeys',
    ar: 'الدخول من كل الأجهزة ومفاتيح المرور',
  },
  goesPets: {
    he: 'מה שרק בבעלותכם: {pets}, עם כל המידע והקבצים',
    en: 'What only you own: {pets}, with all information and files',
    ar: 'ما تملكونه وحدكم: {pets}، مع كل المعلومات والملفات',
  },
  goesGuests: {
    he: 'גם מי ששיתפתם איתם לא יראו את זה יותר',
    en: 'Whoever you share this with won’t see it any more',
    ar: 'ومن تشاركونه معهم لن يروه بعد ذلك',
  },
  goesShared: {
    he: 'הגישה לחיות ששיתפו אתכם',
    en: 'Your access to pets that others share with you',
    ar: 'وصولكم إلى حيوانات شاركها آخرون معكم',
  },
  goesNews: {
    he: 'ההתראות והפעילות שלכם',
    en: 'Your notifications and activity',
    ar: 'إشعاراتكم ونشاطكم',
  },
  stays: { he: 'יישאר אצל {owners}', en: 'Stays with {owners}', ar: 'سيبقى لدى {owners}' },
  staysWithOthers: { he: 'יישאר אצל אחרים', en: 'Stays with others', ar: 'سيبقى لدى آخرين' },
  staysPets: {
    he: '{pets}, עם כל התיק וההוצאות',
    en: '{pets}, with the whole file and all expenses',
    ar: '{pets}، مع الملف كله والمصاريف',
  },
  staysWritten: {
    he: 'מה שכתבתם שם, עם השם שלכם',
    en: 'What you wrote there, with your name',
    ar: 'ما كتبتموه هناك، مع اسمكم',
  },
  staysWhy: {
    he: 'הבית משותף, ולכן הכול נשאר בו.',
    en: 'The home is shared, so everything stays in it.',
    ar: 'البيت مشترك، ولذلك يبقى كل شيء فيه.',
  },
  handOver: { he: 'העברת {pet} לבית אחר', en: 'Hand {pet} over to another home', ar: 'نقل {pet} إلى بيت آخر' },
  handOverSome: { he: 'העברה לבית אחר', en: 'Hand over to another home', ar: 'النقل إلى بيت آخر' },
  ask: { he: 'בקשת מחיקה', en: 'Ask for deletion', ar: 'طلب الحذف' },
  asking: { he: 'שולחים...', en: 'Sending...', ar: 'جارٍ الإرسال...' },
  failed: {
    he: 'לא הצלחנו לבדוק מה יימחק. נסו שוב',
    en: 'We couldn’t find out what would be deleted. Please try again',
    ar: 'تعذّر معرفة ما سيُحذف. حاولوا مجددًا',
  },
  retry: { he: 'ניסיון חוזר', en: 'Try again', ar: 'إعادة المحاولة' },

  steps: { he: 'מה יקרה ומתי', en: 'What happens when', ar: 'ماذا سيحدث ومتى' },
  today: { he: 'היום', en: 'Today', ar: 'اليوم' },
  todayText: {
    he: 'החשבון ננעל, וכל המכשירים מנותקים',
    en: 'The account is locked and every device is signed out',
    ar: 'يُقفل الحساب ويُسجَّل الخروج من كل الأجهزة',
  },
  until: { he: 'עד {day}', en: 'Until {day}', ar: 'حتى {day}' },
  untilText: {
    he: 'אפשר להתחבר ולבטל הכול',
    en: 'You can sign in and undo it all',
    ar: 'يمكنكم الدخول وإلغاء كل شيء',
  },
  endText: { he: 'נמחק לתמיד', en: 'Deleted for good', ar: 'يُحذف نهائيًا' },
  password: { he: 'סיסמה', en: 'Password', ar: 'كلمة المرور' },
  passwordHint: {
    he: 'כדי לוודא שזה באמת אתם.',
    en: 'To make sure it’s really you.',
    ar: 'للتأكد من أنكم أنتم حقًا.',
  },
  ratherNow: {
    he: 'לא רוצים לחכות? מחיקה עכשיו',
    en: 'Don’t want to wait? Delete now',
    ar: 'لا تريدون الانتظار؟ الحذف الآن',
  },
  nowTitle: { he: 'מחיקה עכשיו', en: 'Delete now', ar: 'الحذف الآن' },
  nowText: {
    he: 'החשבון וכל מה שיימחק איתו נמחקים מיד. אי אפשר להתחרט, ואי אפשר לשחזר.',
    en: 'The account and everything that goes with it are deleted at once. There’s no undoing it and no restoring it.',
    ar: 'يُحذف الحساب وكل ما يُحذف معه فورًا. لا تراجع ولا استعادة.',
  },
  ratherLater: {
    he: 'עדיף עם 30 יום להתחרט',
    en: 'I’d rather have 30 days to change my mind',
    ar: 'أفضّل مهلة 30 يومًا للتراجع',
  },
  forGood: { he: 'מחיקה לתמיד', en: 'Delete for good', ar: 'حذف نهائي' },
  deleting: { he: 'מוחקים...', en: 'Deleting...', ar: 'جارٍ الحذف...' },
  asked: {
    he: 'החשבון ננעל, ויימחק ב־{day}. שלחנו מייל עם הדרך לבטל',
    en: 'The account is locked and will be deleted on {day}. We’ve mailed you how to undo it',
    ar: 'أُقفل الحساب وسيُحذف في {day}. أرسلنا إليكم بريدًا بطريقة الإلغاء',
  },
  goodbye: {
    he: 'החשבון נמחק. תודה שהייתם איתנו',
    en: 'Your account has been deleted. Thank you for being with us',
    ar: 'حُذف حسابكم. شكرًا لأنكم كنتم معنا',
  },

  waits: { he: 'החשבון מחכה למחיקה', en: 'The account is waiting to be deleted', ar: 'الحساب بانتظار الحذف' },
  waitsText: {
    he: 'ב־{day} הכול יימחק. עד אז אפשר להתחרט, ודבר לא אבד.',
    en: 'On {day} everything will be deleted. Until then you can change your mind, and nothing is lost.',
    ar: 'في {day} سيُحذف كل شيء. حتى ذلك الحين يمكنكم التراجع، ولم يضع شيء.',
  },
  what: { he: 'מה יימחק ומה יישאר', en: 'What goes and what stays', ar: 'ما سيُحذف وما سيبقى' },
  undo: { he: 'ביטול המחיקה', en: 'Undo the deletion', ar: 'إلغاء الحذف' },
  undoing: { he: 'מבטלים...', en: 'Undoing...', ar: 'جارٍ الإلغاء...' },
  back: { he: 'החשבון חזר. הכול כאן', en: 'The account is back. Everything is here', ar: 'عاد الحساب. كل شيء هنا' },
  signOut: { he: 'התנתקות', en: 'Sign out', ar: 'تسجيل الخروج' },
});
