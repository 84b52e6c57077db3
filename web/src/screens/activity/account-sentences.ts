import type { AuditAction } from '@tzemed/contract/views/activity';
import type { Word } from '@tzemed/contract/text/texts';

/** Sentences of the events of an account. */
export const accountSentences: Readonly<Record<AuditAction, Word>> = {
  register: { he: 'החשבון נפתח', en: 'Account opened', ar: 'فُتح الحساب' },
  signIn: { he: 'התחברות', en: 'Signed in', ar: 'تسجيل دخول' },
  signOut: { he: 'התנתקות', en: 'Signed out', ar: 'تسجيل خروج' },
  refreshReused: {
    he: 'חיבור נותק כי נעשה שימוש חוזר באישור ישן שלו',
    en: 'Sign-in ended because an old token of it was used again',
    ar: 'أُنهي اتصال لأن رمزًا قديمًا له استُخدم مرة أخرى',
  },
  emailVerified: { he: 'כתובת האימייל אומתה', en: 'Email address confirmed', ar: 'أُكّد عنوان البريد' },
  emailChanged: { he: 'כתובת האימייל הוחלפה', en: 'Email address changed', ar: 'غُيّر عنوان البريد' },
  emailRestored: { he: 'כתובת האימייל הוחזרה', en: 'Email address restored', ar: 'أُعيد عنوان البريد' },
  passwordReset: { he: 'הסיסמה אופסה', en: 'Password reset', ar: 'أُعيد تعيين كلمة المرور' },
  passwordChanged: { he: 'הסיסמה הוחלפה', en: 'Password changed', ar: 'غُيّرت كلمة المرور' },
  googleConnected: { he: 'חובר חשבון Google', en: 'Google account connected', ar: 'رُبط حساب Google' },
  secondFactor: { he: 'אימות דו־שלבי בהתחברות', en: 'Second step of a sign-in', ar: 'الخطوة الثانية من تسجيل الدخول' },
  secondFactorEnabled: { he: 'אימות דו־שלבי הופעל', en: 'Two-step sign-in turned on', ar: 'فُعّل التحقق بخطوتين' },
  secondFactorRemoved: { he: 'אימות דו־שלבי כובה', en: 'Two-step sign-in turned off', ar: 'أُوقف التحقق بخطوتين' },
  recoveryCodesRenewed: { he: 'קודי השחזור הוחלפו', en: 'Recovery codes renewed', ar: 'جُدّدت رموز الاسترداد' },
  recoveryAsked: {
    he: 'התבקשה התחברות בלי האימות הדו־שלבי',
    en: 'Sign-in without the second step requested',
    ar: 'طُلب الدخول دون الخطوة الثانية',
  },
  recoveryStopped: {
    he: 'הבקשה להתחבר בלי האימות הדו־שלבי נעצרה',
    en: 'The request to sign in without the second step was stopped',
    ar: 'أُوقف طلب الدخول دون الخطوة الثانية',
  },
  passkeyAdded: { he: 'נוסף מפתח גישה', en: 'Passkey added', ar: 'أُضيف مفتاح مرور' },
  passkeyRemoved: { he: 'הוסר מפתח גישה', en: 'Passkey removed', ar: 'أُزيل مفتاح مرور' },
  sessionEnded: { he: 'מכשירים נותקו', en: 'Devices signed out', ar: 'سُجّل خروج أجهزة' },
  notMe: {
    he: 'דווח על התחברות שאינה שלכם',
    en: 'A sign-in that wasn’t yours was reported',
    ar: 'بُلّغ عن دخول ليس لكم',
  },
  reauthenticated: { he: 'אימות נוסף', en: 'Confirmed it was you', ar: 'تأكيد الهوية مجددًا' },
  planChanged: { he: 'התוכנית השתנתה', en: 'Plan changed', ar: 'تغيّرت الخطة' },
  accountRemoved: { he: 'החשבון נמחק', en: 'Account deleted', ar: 'حُذف الحساب' },
  deletionAsked: { he: 'התבקשה מחיקת החשבון', en: 'Deletion of the account requested', ar: 'طُلب حذف الحساب' },
  deletionUndone: { he: 'מחיקת החשבון בוטלה', en: 'Deletion of the account cancelled', ar: 'أُلغي حذف الحساب' },
  consentGiven: { he: 'אושרו תנאים', en: 'Terms accepted', ar: 'قُبلت الشروط' },
  deviceAdded: { he: 'נוספה כתובת להתראות', en: 'Place for notifications added', ar: 'أُضيف عنوان للإشعارات' },
  deviceRemoved: { he: 'הוסרה כתובת להתראות', en: 'Place for notifications removed', ar: 'أُزيل عنوان للإشعارات' },
  feedMade: { he: 'נוצרה כתובת סנכרון ליומן', en: 'Calendar feed added', ar: 'أُنشئ عنوان مزامنة للتقويم' },
  feedRemoved: { he: 'הוסרה כתובת סנכרון ליומן', en: 'Calendar feed removed', ar: 'أُزيل عنوان مزامنة للتقويم' },
  exportStarted: {
    he: 'התחילה הכנת עותק של המידע',
    en: 'Copy of the data requested',
    ar: 'بدأ إعداد نسخة من البيانات',
  },
  exportRemoved: { he: 'עותק של המידע הוסר', en: 'Copy of the data removed', ar: 'أُزيلت نسخة من البيانات' },
  adminViewed: {
    he: 'מנהלי האתר צפו בפרטי החשבון',
    en: 'An administrator looked at the account details',
    ar: 'اطّلع مديرو الموقع على تفاصيل الحساب',
  },
  adminEndedSessions: {
    he: 'מנהלי האתר ניתקו את כל המכשירים',
    en: 'An administrator signed out all devices',
    ar: 'سجّل مديرو الموقع خروج جميع الأجهزة',
  },
  adminSentConfirmation: {
    he: 'מנהלי האתר שלחו שוב את קישור האימות',
    en: 'An administrator sent the confirmation link again',
    ar: 'أعاد مديرو الموقع إرسال رابط التأكيد',
  },
  adminBlocked: {
    he: 'מנהלי האתר חסמו את החשבון',
    en: 'An administrator blocked the account',
    ar: 'حظر مديرو الموقع الحساب',
  },
  adminUnblocked: {
    he: 'מנהלי האתר ביטלו את חסימת החשבון',
    en: 'An administrator unblocked the account',
    ar: 'ألغى مديرو الموقع حظر الحساب',
  },
  ticketOpened: {
    he: 'נפתחה פנייה בשולחן התמיכה',
    en: 'Request opened at the support desk',
    ar: 'فُتح طلب في مكتب الدعم',
  },
  exportDownloaded: { he: 'עותק של המידע הורד', en: 'Copy of the data downloaded', ar: 'نُزّلت نسخة من البيانات' },
};

/** Sentences of refused attempts that have words of their own. */
export const refusedSentences: Readonly<Partial<Record<AuditAction, Word>>> = {
  signIn: { he: 'ניסיון התחברות שנכשל', en: 'Failed sign-in', ar: 'محاولة دخول فاشلة' },
  secondFactor: { he: 'קוד אימות שגוי בהתחברות', en: 'Wrong code at sign-in', ar: 'رمز تحقق خاطئ عند الدخول' },
  reauthenticated: { he: 'אימות נוסף שנכשל', en: 'Failed confirmation that it was you', ar: 'فشل تأكيد الهوية' },
  refreshReused: accountSentences.refreshReused,
};
