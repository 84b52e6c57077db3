import { brand } from '@tzemed/contract/brand';
import type { Lang } from '@tzemed/contract/languages';

export type MailWords = { readonly subject: string; readonly text: readonly string[]; readonly label?: string };

/** Words of the mails with a link, then of the notices. `{name}`, `{when}` and `{device}` are filled in. */
export const mailTexts = {
  verify: {
    he: {
      subject: 'אישור כתובת האימייל בצמד',
      text: [
        'שלום {name},',
        'בכתובת האימייל הזאת נפתח חשבון בצמד. כדי לאשר שהכתובת שלכם, לחצו על הכפתור. הקישור תקף ל־24 שעות ולשימוש אחד.',
        'לא פתחתם חשבון? אפשר להתעלם מההודעה.',
      ],
      label: 'אישור הכתובת',
    },
    en: {
      subject: 'Confirm your email address for Tzemed',
      text: [
        'Hello {name},',
        'A Tzemed account was opened with this email address. To confirm that the address is yours, press the button. The link is good for 24 hours and can be used once.',
        'Did not open an account? You can ignore this message.',
      ],
      label: 'Confirm the address',
    },
    ar: {
      subject: 'تأكيد عنوان البريد الإلكتروني في تسيمد',
      text: [
        'مرحبًا {name}،',
        'فُتح حساب في تسيمد بعنوان البريد الإلكتروني هذا. لتأكيد أن العنوان لكم، اضغطوا على الزر. الرابط صالح لمدة 24 ساعة ولاستخدام واحد.',
        'لم تفتحوا حسابًا؟ يمكنكم تجاهل هذه الرسالة.',
      ],
      label: 'تأكيد العنوان',
    },
  },
  reset: {
    he: {
      subject: 'איפוס הסיסמה בצמד',
      text: [
        'שלום {name},',
        'קיבלנו בקשה לאפס את סיסמת החשבון שלכם. לבחירת סיסמה חדשה לחצו על הכפתור. הקישור תקף ל־30 דקות ולשימוש אחד.',
        'לא ביקשתם לאפס את הסיסמה? אפשר להתעלם מההודעה, והסיסמה לא תשתנה.',
      ],
      label: 'בחירת סיסמה חדשה',
    },
    en: {
      subject: 'Reset your Tzemed password',
      text: [
        'Hello {name},',
        'We received a request to reset the password of your account. To choose a new one, press the button. The link is good for 30 minutes and can be used once.',
        'Did not ask for this? You can ignore this message and the password will stay as it is.',
      ],
      label: 'Choose a new password',
    },
    ar: {
      subject: 'إعادة تعيين كلمة المرور في تسيمد',
      text: [
        'مرحبًا {name}،',
        'تلقّينا طلبًا لإعادة تعيين كلمة مرور حسابكم. لاختيار كلمة مرور جديدة اضغطوا على الزر. الرابط صالح لمدة 30 دقيقة ولاستخدام واحد.',
        'لم تطلبوا ذلك؟ يمكنكم تجاهل هذه الرسالة ولن تتغيّر كلمة المرور.',
      ],
      label: 'اختيار كلمة مرور جديدة',
    },
  },
  google: {
    he: {
      subject: 'חיבור חשבון Google לצמד',
      text: [
        'שלום {name},',
        'נעשה ניסיון להיכנס לצמד עם חשבון Google שרשום על כתובת האימייל הזאת. כדי לחבר אותו לחשבון שלכם בצמד, לחצו על הכפתור. הקישור תקף ל־30 דקות ולשימוש אחד.',
        'לא ניסיתם להיכנס עם Google? אל תלחצו על הכפתור, ושום דבר לא ישתנה.',
      ],
      label: 'חיבור חשבון Google',
    },
    en: {
      subject: 'Connect Google to your Tzemed account',
      text: [
        'Hello {name},',
        'Somebody signed in with a Google account that has this email address. To connect it to your Tzemed account, press the button. The link is good for 30 minutes and can be used once.',
        'Did not try to sign in with Google? Leave the button alone and nothing will change.',
      ],
      label: 'Connect Google',
    },
    ar: {
      subject: 'ربط حساب Google بتسيمد',
      text: [
        'مرحبًا {name}،',
        'جرى الدخول بحساب Google يحمل عنوان البريد الإلكتروني هذا. لربطه بحسابكم في تسيمد اضغطوا على الزر. الرابط صالح لمدة 30 دقيقة ولاستخدام واحد.',
        'لم تحاولوا الدخول عبر Google؟ لا تضغطوا على الزر ولن يتغيّر شيء.',
      ],
      label: 'ربط حساب Google',
    },
  },
  passwordChanged: {
    he: {
      subject: 'הסיסמה שלכם בצמד שונתה',
      text: [
        'שלום {name},',
        'סיסמת החשבון שלכם שונתה ב־{when}, והחיבורים האחרים לחשבון נותקו.',
        `לא שיניתם את הסיסמה? אפסו אותה עכשיו וכתבו לנו: ${brand.supportEmail}`,
      ],
      label: 'איפוס הסיסמה',
    },
    en: {
      subject: 'Your Tzemed password was changed',
      text: [
        'Hello {name},',
        'The password of your account was changed on {when}, and other sessions of the account have ended.',
        `Did not change it? Reset the password now and write to us: ${brand.supportEmail}`,
      ],
      label: 'Reset the password',
    },
    ar: {
      subject: 'تم تغيير كلمة مروركم في تسيمد',
      text: [
        'مرحبًا {name}،',
        'تم تغيير كلمة مرور حسابكم في {when}، وانتهت الجلسات الأخرى للحساب.',
        `لم تغيّروها؟ أعيدوا تعيين كلمة المرور الآن واكتبوا إلينا: ${brand.supportEmail}`,
      ],
      label: 'إعادة تعيين كلمة المرور',
    },
  },
  newDevice: {
    he: {
      subject: 'כניסה לחשבון שלכם ממכשיר חדש',
      text: [
        'שלום {name},',
        'ב־{when} הייתה כניסה לחשבון שלכם בצמד ממכשיר שלא הכרנו: {device}.',
        'נכנסתם בעצמכם? אין צורך לעשות דבר. אם לא, אפסו את הסיסמה, וכל החיבורים לחשבון ינותקו.',
      ],
      label: 'איפוס הסיסמה',
    },
    en: {
      subject: 'A sign-in to your account from a new device',
      text: [
        'Hello {name},',
        'On {when} your Tzemed account was signed in to from a device that we had not seen before: {device}.',
        'Was it you? Then there is nothing to do. If not, reset the password, and every session of the account will end.',
      ],
      label: 'Reset the password',
    },
    ar: {
      subject: 'دخول إلى حسابكم من جهاز جديد',
      text: [
        'مرحبًا {name}،',
        'في {when} جرى الدخول إلى حسابكم في تسيمد من جهاز لم نعرفه من قبل: {device}.',
        'هل كنتم أنتم؟ لا حاجة إلى فعل شيء. وإلا فأعيدوا تعيين كلمة المرور، وستنتهي جميع جلسات الحساب.',
      ],
      label: 'إعادة تعيين كلمة المرور',
    },
  },
  passwordDropped: {
    he: {
      subject: 'חשבון Google חובר לצמד',
      text: [
        'שלום {name},',
        'חשבון Google חובר לחשבון שלכם בצמד, ומעכשיו אפשר להיכנס דרכו.',
        'כתובת האימייל לא אושרה לפני כן, ולכן ביטלנו ליתר ביטחון את הסיסמה שנבחרה בהרשמה. אפשר לבחור סיסמה חדשה בכל עת.',
      ],
      label: 'בחירת סיסמה חדשה',
    },
    en: {
      subject: 'Google is connected to Tzemed',
      text: [
        'Hello {name},',
        'Google is connected to your Tzemed account, and you can sign in with it from now on.',
        'The email address had not been confirmed before, so to be safe we removed the password that was chosen at sign-up. You can choose a new one at any time.',
      ],
      label: 'Choose a new password',
    },
    ar: {
      subject: 'تم ربط Google بتسيمد',
      text: [
        'مرحبًا {name}،',
        'تم ربط حساب Google بحسابكم في تسيمد، ويمكنكم الدخول عبره من الآن.',
        'لم يكن عنوان البريد الإلكتروني مؤكدًا من قبل، لذلك ألغينا من باب الحيطة كلمة المرور التي اختيرت عند التسجيل. يمكنكم اختيار كلمة جديدة في أي وقت.',
      ],
      label: 'اختيار كلمة مرور جديدة',
    },
  },
  accountRemoved: {
    he: {
      subject: 'החשבון שלכם בצמד נמחק',
      text: [
        'שלום {name},',
        'ב־{when} נמחקו החשבון שלכם בצמד וכל מה שנשמר בו. אי אפשר לשחזר אותם.',
        `לא ביקשתם למחוק את החשבון? כתבו לנו: ${brand.supportEmail}`,
      ],
    },
    en: {
      subject: 'Your Tzemed account was deleted',
      text: [
        'Hello {name},',
        'On {when} your Tzemed account and everything kept in it were deleted. They cannot be restored.',
        `Did not ask for this? Write to us: ${brand.supportEmail}`,
      ],
    },
    ar: {
      subject: 'تم حذف حسابكم في تسيمد',
      text: [
        'مرحبًا {name}،',
        'في {when} حُذف حسابكم في تسيمد وكل ما حُفظ فيه، ولا يمكن استعادته.',
        `لم تطلبوا ذلك؟ اكتبوا إلينا: ${brand.supportEmail}`,
      ],
    },
  },
} as const satisfies Record<string, Record<Lang, MailWords>>;

export type MailKind = keyof typeof mailTexts;
