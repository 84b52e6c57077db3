import { brand } from '@tzemed/contract/brand';
import { texts } from '@tzemed/contract/text/texts';

/** Words of the mails about another address of an account: to the new one, and to the old one. */
export const emailTexts = {
  confirm: texts({
    subject: {
      he: 'אימות כתובת האימייל החדשה בצמד',
      en: 'Confirm your new email address for Tzemed',
      ar: 'تأكيد عنوان بريدكم الإلكتروني الجديد في تسيمد',
    },
    preview: {
      he: 'לחיצה אחת והכתובת תוחלף.',
      en: 'One press, and the address changes.',
      ar: 'ضغطة واحدة ويتغيّر العنوان.',
    },
    what: {
      he: 'התקבלה בקשה לשייך לכתובת הזאת חשבון קיים בצמד. נשאר צעד אחד: לאמת שהיא שלכם.',
      en: 'A Tzemed account is to move to this email address. One step is left: confirming that it’s yours.',
      ar: 'طُلب نقل حساب في تسيمد إلى هذا العنوان. بقيت خطوة واحدة: تأكيد أنه لكم.',
    },
    note: {
      he: 'הקישור תקף ל־24 שעות ולשימוש אחד.',
      en: 'The link is valid for 24 hours and can be used once.',
      ar: 'الرابط صالح لمدة 24 ساعة ولاستخدام واحد.',
    },
    otherwise: {
      he: 'לא ביקשתם? אפשר להתעלם מההודעה, ולא ישתנה דבר.',
      en: 'Didn’t ask for this? You can ignore this message, and nothing will change.',
      ar: 'لم تطلبوا ذلك؟ يمكنكم تجاهل هذه الرسالة ولن يتغيّر شيء.',
    },
    label: { he: 'אימות הכתובת', en: 'Confirm the address', ar: 'تأكيد العنوان' },
  }),
  taken: texts({
    subject: {
      he: 'לכתובת הזאת כבר יש חשבון בצמד',
      en: 'This address already has a Tzemed account',
      ar: 'لهذا العنوان حساب في تسيمد بالفعل',
    },
    preview: {
      he: 'הכתובת לא הוחלפה.',
      en: 'No address was changed.',
      ar: 'لم يتغيّر أي عنوان.',
    },
    what: {
      he: 'התקבלה בקשה לשייך לכתובת הזאת חשבון אחר בצמד, אבל כבר יש לה חשבון. לכן לא השתנה דבר.',
      en: 'Another Tzemed account was to move to this email address, but it has an account already. So nothing has changed.',
      ar: 'طُلب نقل حساب آخر في تسيمد إلى هذا العنوان، لكنّ له حسابًا بالفعل. لذلك لم يتغيّر شيء.',
    },
    otherwise: {
      he: 'לא ביקשתם? אפשר להתעלם מההודעה.',
      en: 'Didn’t ask for this? You can ignore this message.',
      ar: 'لم تطلبوا ذلك؟ يمكنكم تجاهل هذه الرسالة.',
    },
    label: { he: 'התחברות', en: 'Sign in', ar: 'تسجيل الدخول' },
  }),
  asked: texts({
    subject: {
      he: 'בקשה להחליף את כתובת האימייל שלכם בצמד',
      en: 'A request to change your Tzemed email address',
      ar: 'طلب لتغيير عنوان بريدكم الإلكتروني في تسيمد',
    },
    preview: {
      he: 'זה לא הייתם אתם? אפסו את הסיסמה עכשיו.',
      en: 'Wasn’t it you? Reset your password now.',
      ar: 'لم تكونوا أنتم؟ أعيدوا تعيين كلمة المرور الآن.',
    },
    what: {
      he: 'ב־{when} התקבלה בקשה להחליף את כתובת האימייל של החשבון שלכם ל־{email}. עד שהכתובת החדשה תאומת לא ישתנה דבר.',
      en: 'On {when} a change of your account’s email address to {email} was requested. Nothing changes until the new address is confirmed.',
      ar: 'في {when} طُلب تغيير عنوان البريد الإلكتروني لحسابكم إلى {email}. لن يتغيّر شيء حتى يُؤكَّد العنوان الجديد.',
    },
    remedy: {
      he: 'לא ביקשתם? אפסו את הסיסמה, וכל החיבורים לחשבון ינותקו.',
      en: 'Didn’t ask for this? Reset the password, and every session of the account will end.',
      ar: 'لم تطلبوا ذلك؟ أعيدوا تعيين كلمة المرور، وستنتهي جميع جلسات الحساب.',
    },
    label: { he: 'איפוס הסיסמה', en: 'Reset the password', ar: 'إعادة تعيين كلمة المرور' },
  }),
  changed: texts({
    subject: {
      he: 'כתובת האימייל שלכם בצמד הוחלפה',
      en: 'Your Tzemed email address was changed',
      ar: 'تم تغيير عنوان بريدكم الإلكتروني في تسيمد',
    },
    preview: {
      he: 'זה לא הייתם אתם? אפשר לבטל במשך 7 ימים.',
      en: 'Wasn’t it you? You have 7 days to take it back.',
      ar: 'لم تكونوا أنتم؟ يمكن التراجع خلال 7 أيام.',
    },
    what: {
      he: 'ב־{when} הוחלפה כתובת האימייל של החשבון שלכם בצמד ל־{email}.',
      en: 'On {when} the email address of your Tzemed account was changed to {email}.',
      ar: 'في {when} تغيّر عنوان البريد الإلكتروني لحسابكم في تسيمد إلى {email}.',
    },
    remedy: {
      he: `לא החלפתם אותה? החזירו את הכתובת הזאת לחשבון: כל החיבורים ינותקו, הסיסמה תבוטל, וקישור לבחירת סיסמה חדשה יישלח לכאן. אפשר גם לכתוב לנו: ${brand.supportEmail}`,
      en: `Didn’t change it? Bring this address back: every session ends, the password is dropped, and a link for a new one is sent here. You can also write to us: ${brand.supportEmail}`,
      ar: `لم تغيّروه؟ أعيدوا هذا العنوان إلى الحساب: تنتهي جميع الجلسات وتُلغى كلمة المرور، ويُرسَل إلى هنا رابط لاختيار كلمة جديدة. يمكنكم أيضًا الكتابة إلينا: ${brand.supportEmail}`,
    },
    note: {
      he: 'הקישור תקף ל־7 ימים ולשימוש אחד.',
      en: 'The link is valid for 7 days and can be used once.',
      ar: 'الرابط صالح لمدة 7 أيام ولاستخدام واحد.',
    },
    label: { he: 'החזרת הכתובת הזאת', en: 'Bring this address back', ar: 'إعادة هذا العنوان' },
  }),
};
