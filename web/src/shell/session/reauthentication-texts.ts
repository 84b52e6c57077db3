import { texts } from '@tzemed/contract/text/texts';

export const reauthenticationTexts = texts({
  title: { he: 'רגע לפני שממשיכים', en: 'Before you go on', ar: 'قبل المتابعة' },
  text: {
    he: 'הפעולה הזאת רגישה, ועבר זמן מאז שהתחברתם. אשרו שזה אתם, ונמשיך מאותו המקום.',
    en: 'This is a sensitive step, and you signed in a while ago. Show that it’s you, and we’ll go on from here.',
    ar: 'هذه خطوة حساسة، وقد مرّ وقت منذ دخولكم. أكّدوا أنكم أنتم، وسنتابع من المكان نفسه.',
  },
  password: { he: 'סיסמה', en: 'Password', ar: 'كلمة المرور' },
  code: { he: 'קוד בן 6 ספרות', en: '6-digit code', ar: 'رمز من 6 أرقام' },
  confirm: { he: 'המשך', en: 'Continue', ar: 'متابعة' },
  confirming: { he: 'בודקים...', en: 'Checking...', ar: 'جارٍ التحقق...' },
  passkey: { he: 'אישור עם מפתח גישה', en: 'Confirm with a passkey', ar: 'التأكيد بمفتاح مرور' },
  unfinished: { he: 'האישור לא הושלם', en: 'That wasn’t completed', ar: 'لم يكتمل التأكيد' },
  signInAgain: {
    he: 'כדי להמשיך יש להתנתק ולהתחבר מחדש.',
    en: 'To continue, sign out and sign in again.',
    ar: 'للمتابعة، سجّلوا الخروج ثم ادخلوا من جديد.',
  },
  signOut: { he: 'התנתקות', en: 'Sign out', ar: 'تسجيل الخروج' },
});
