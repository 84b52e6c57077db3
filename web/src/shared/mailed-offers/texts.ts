import { texts } from '@tzemed/contract/text/texts';

/** To whoever is led to an offer by a mailed link, and can't answer it here and now. */
export const mailedOfferTexts = texts({
  signUp: { he: 'הרשמה בחינם', en: 'Sign up for free', ar: 'تسجيل مجاني' },
  logIn: { he: 'התחברות', en: 'Sign in', ar: 'تسجيل الدخول' },
  emailUnverified: {
    he: 'הכתובת עוד לא אומתה',
    en: 'Your address is not confirmed yet',
    ar: 'لم يتم تأكيد العنوان بعد',
  },
  emailUnverifiedText: {
    he: 'שלחנו מייל לאימות הכתובת. אחריו תחזרו לכאן.',
    en: 'We sent a mail to confirm it. Then come back here.',
    ar: 'أرسلنا بريدًا لتأكيد العنوان. بعده عودوا إلى هنا.',
  },
  resend: { he: 'שליחה חוזרת', en: 'Send again', ar: 'إعادة الإرسال' },
  resent: { he: 'המייל נשלח', en: 'The mail was sent', ar: 'أُرسل البريد' },
  switchAccount: { he: 'החלפת חשבון', en: 'Switch accounts', ar: 'تبديل الحساب' },
  toDashboard: { he: 'ללוח הבקרה', en: 'To the dashboard', ar: 'إلى لوحة التحكم' },
  toFront: { he: 'לדף הבית', en: 'To the home page', ar: 'إلى الصفحة الرئيسية' },
});
