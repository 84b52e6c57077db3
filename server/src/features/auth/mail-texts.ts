import { brand } from '@tzemed/contract/brand';
import { texts } from '@tzemed/contract/text/texts';

/**
 * Words of the mails with a link, whose button comes first and what to do `otherwise` last; then of the notices, whose
 * button is the `remedy`.
 */
export const mailTexts = {
  verify: texts({
    subject: {
      he: 'אימות כתובת האימייל בצמד',
      en: 'Confirm your email address for Tzemed',
      ar: 'تأكيد عنوان البريد الإلكتروني في تسيمد',
    },
    preview: {
      he: 'נשאר צעד אחד, ואפשר להתחיל.',
      en: 'One step left, and you can begin.',
      ar: 'بقيت خطوة واحدة، ويمكنكم البدء.',
    },
    what: {
      he: 'בכתובת האימייל הזאת נפתח חשבון בצמד. נשאר צעד אחד: לאמת שהיא שלכם.',
      en: 'A Tzemed account was opened with this email address. One step is left: confirming that it’s yours.',
      ar: 'فُتح حساب في تسيمد بعنوان البريد الإلكتروني هذا. بقيت خطوة واحدة: تأكيد أنه لكم.',
    },
    note: {
      he: 'הקישור תקף ל־24 שעות ולשימוש אחד.',
      en: 'The link is valid for 24 hours and can be used once.',
      ar: 'الرابط صالح لمدة 24 ساعة ولاستخدام واحد.',
    },
    otherwise: {
      he: 'לא פתחתם חשבון? אפשר להתעלם מההודעה.',
      en: 'Didn’t open an account? You can ignore this message.',
      ar: 'لم تفتحوا حسابًا؟ يمكنكم تجاهل هذه الرسالة.',
    },
    label: {
      he: 'אימות הכתובת',
      en: 'Confirm the address',
      ar: 'تأكيد العنوان',
    },
  }),
  reset: texts({
    subject: {
      he: 'איפוס הסיסמה בצמד',
      en: 'Reset your Tzemed password',
      ar: 'إعادة تعيين كلمة المرور في تسيمد',
    },
    preview: {
      he: 'קישור אחד לבחירת סיסמה חדשה.',
      en: 'One link for choosing a new password.',
      ar: 'رابط واحد لاختيار كلمة مرور جديدة.',
    },
    what: {
      he: 'קיבלנו בקשה לאפס את סיסמת החשבון שלכם. כאן אפשר לבחור סיסמה חדשה.',
      en: 'We received a request to reset the password of your account. This is where you choose a new one.',
      ar: 'تلقّينا طلبًا لإعادة تعيين كلمة مرور حسابكم. من هنا يمكنكم اختيار كلمة مرور جديدة.',
    },
    note: {
      he: 'הקישור תקף ל־30 דקות ולשימוש אחד.',
      en: 'The link is valid for 30 minutes and can be used once.',
      ar: 'الرابط صالح لمدة 30 دقيقة ولاستخدام واحد.',
    },
    otherwise: {
      he: 'לא ביקשתם לאפס את הסיסמה? אפשר להתעלם מההודעה, והסיסמה לא תשתנה.',
      en: 'Didn’t ask for this? You can ignore this message and the password will stay as it is.',
      ar: 'لم تطلبوا ذلك؟ يمكنكم تجاهل هذه الرسالة ولن تتغيّر كلمة المرور.',
    },
    label: {
      he: 'בחירת סיסמה חדשה',
      en: 'Choose a new password',
      ar: 'اختيار كلمة مرور جديدة',
    },
  }),
  google: texts({
    subject: {
      he: 'חיבור חשבון Google לצמד',
      en: 'Connect Google to your Tzemed account',
      ar: 'ربط حساب Google بتسيمد',
    },
    preview: {
      he: 'לחיצה אחת, ואפשר להתחבר גם עם Google.',
      en: 'One press, and you can sign in with Google too.',
      ar: 'ضغطة واحدة، ويمكنكم الدخول أيضًا عبر Google.',
    },
    what: {
      he: 'נעשה ניסיון להתחבר לצמד עם חשבון Google שרשום על כתובת האימייל הזאת. כדי לחבר אותו לחשבון שלכם בצמד, לחצו על הכפתור.',
      en: 'Somebody signed in with a Google account that has this email address. To connect it to your Tzemed account, press the button.',
      ar: 'جرى الدخول بحساب Google يحمل عنوان البريد الإلكتروني هذا. لربطه بحسابكم في تسيمد اضغطوا على الزر.',
    },
    note: {
      he: 'הקישור תקף ל־30 דקות ולשימוש אחד.',
      en: 'The link is valid for 30 minutes and can be used once.',
      ar: 'الرابط صالح لمدة 30 دقيقة ولاستخدام واحد.',
    },
    otherwise: {
      he: 'לא ניסיתם להתחבר עם Google? אל תלחצו על הכפתור, ושום דבר לא ישתנה.',
      en: 'Didn’t try to sign in with Google? Leave the button alone and nothing will change.',
      ar: 'لم تحاولوا الدخول عبر Google؟ لا تضغطوا على الزر ولن يتغيّر شيء.',
    },
    label: {
      he: 'חיבור חשבון Google',
      en: 'Connect Google',
      ar: 'ربط حساب Google',
    },
  }),
  passwordChanged: texts({
    subject: {
      he: 'הסיסמה שלכם בצמד שונתה',
      en: 'Your Tzemed password was changed',
      ar: 'تم تغيير كلمة مروركم في تسيمد',
    },
    preview: {
      he: 'זה לא הייתם אתם? אפסו אותה עכשיו.',
      en: 'Wasn’t it you? Reset it now.',
      ar: 'لم تكونوا أنتم؟ أعيدوا تعيينها الآن.',
    },
    what: {
      he: 'סיסמת החשבון שלכם שונתה ב־{when}, והחיבורים האחרים לחשבון נותקו.',
      en: 'The password of your account was changed on {when}, and other sessions of the account have ended.',
      ar: 'تم تغيير كلمة مرور حسابكم في {when}، وانتهت الجلسات الأخرى للحساب.',
    },
    remedy: {
      he: `לא שיניתם את הסיסמה? אפסו אותה עכשיו וכתבו לנו: ${brand.supportEmail}`,
      en: `Didn’t change it? Reset the password now and write to us: ${brand.supportEmail}`,
      ar: `لم تغيّروها؟ أعيدوا تعيين كلمة المرور الآن واكتبوا إلينا: ${brand.supportEmail}`,
    },
    label: {
      he: 'איפוס הסיסמה',
      en: 'Reset the password',
      ar: 'إعادة تعيين كلمة المرور',
    },
  }),
  passwordDropped: texts({
    subject: {
      he: 'חשבון Google חובר לצמד',
      en: 'Google is connected to Tzemed',
      ar: 'تم ربط Google بتسيمد',
    },
    preview: {
      he: 'מעכשיו אפשר להתחבר גם עם Google.',
      en: 'From now on you can sign in with Google.',
      ar: 'من الآن يمكنكم الدخول عبر Google.',
    },
    what: {
      he: 'חשבון Google חובר לחשבון שלכם בצמד, ומעכשיו אפשר להתחבר דרכו.',
      en: 'Google is connected to your Tzemed account, and you can sign in with it from now on.',
      ar: 'تم ربط حساب Google بحسابكم في تسيمد، ويمكنكم الدخول عبره من الآن.',
    },
    remedy: {
      he: 'כתובת האימייל לא אומתה לפני כן, ולכן ביטלנו ליתר ביטחון את הסיסמה שנבחרה בהרשמה. אפשר לבחור סיסמה חדשה בכל עת.',
      en: 'The email address hadn’t been confirmed before, so to be safe we removed the password chosen at sign-up. You can choose a new one at any time.',
      ar: 'لم يكن عنوان البريد الإلكتروني مؤكدًا من قبل، لذلك ألغينا من باب الحيطة كلمة المرور التي اختيرت عند التسجيل. يمكنكم اختيار كلمة جديدة في أي وقت.',
    },
    label: {
      he: 'בחירת סיסמה חדשה',
      en: 'Choose a new password',
      ar: 'اختيار كلمة مرور جديدة',
    },
  }),
};
