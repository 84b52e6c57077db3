import { brand } from '@tzemed/contract/brand';
import { texts } from '@tzemed/contract/text/texts';

/** Words of the mails about the deletion of an account: asked for, undone, a week away, done. */
export const mailTexts = {
  asked: texts({
    subject: {
      he: 'החשבון שלכם בצמד יימחק בעוד 30 יום',
      en: 'Your Tzemed account will be deleted in 30 days',
      ar: 'سيُحذف حسابكم في تسيمد بعد 30 يومًا',
    },
    preview: {
      he: 'התחרטתם? התחברו ובטלו את המחיקה.',
      en: 'Changed your mind? Sign in and undo it.',
      ar: 'غيّرتم رأيكم؟ ادخلوا وألغوا الحذف.',
    },
    what: {
      he: 'התקבלה בקשה למחוק את החשבון שלכם. כל המכשירים נותקו, וב־{due} יימחק הכול, בלי אפשרות לשחזר.',
      en: 'We received a request to delete your account. Every device was signed out, and on {due} everything will be deleted for good.',
      ar: 'تلقّينا طلبًا لحذف حسابكم. خرجتم من كل الأجهزة، وفي {due} سيُحذف كل شيء نهائيًا.',
    },
    undo: {
      he: 'עד אז אפשר להתחבר וללחוץ על ״ביטול המחיקה״: הכול יחזור בדיוק כפי שהיה.',
      en: 'Until then you can sign in and press “Undo the deletion”: everything will be just as it was.',
      ar: 'حتى ذلك الحين يمكنكم الدخول والضغط على «إلغاء الحذف»: سيعود كل شيء كما كان تمامًا.',
    },
    remedy: {
      he: `לא ביקשתם למחוק את החשבון? התחברו, בטלו את המחיקה והחליפו סיסמה. אפשר גם לכתוב לנו: ${brand.supportEmail}`,
      en: `Didn’t ask for this? Sign in, undo the deletion and change your password. You can also write to us: ${brand.supportEmail}`,
      ar: `لم تطلبوا ذلك؟ ادخلوا وألغوا الحذف وغيّروا كلمة المرور. يمكنكم أيضًا الكتابة إلينا: ${brand.supportEmail}`,
    },
    label: { he: 'התחברות', en: 'Sign in', ar: 'تسجيل الدخول' },
  }),
  near: texts({
    subject: {
      he: 'החשבון שלכם בצמד יימחק בעוד שבוע',
      en: 'Your Tzemed account will be deleted in a week',
      ar: 'سيُحذف حسابكم في تسيمد بعد أسبوع',
    },
    preview: {
      he: 'אפשר עוד לבטל את המחיקה.',
      en: 'You can still undo it.',
      ar: 'ما زال بإمكانكم إلغاء الحذف.',
    },
    what: {
      he: 'ב־{due} יימחקו החשבון שלכם וכל מה שנשמר בו, בלי אפשרות לשחזר.',
      en: 'On {due} your account and everything kept in it will be deleted for good.',
      ar: 'في {due} سيُحذف حسابكم وكل ما حُفظ فيه نهائيًا.',
    },
    undo: {
      he: 'רוצים להישאר? התחברו לפני כן ולחצו על ״ביטול המחיקה״. אם לא, אין צורך לעשות דבר.',
      en: 'Want to stay? Sign in before then and press “Undo the deletion”. If not, there’s nothing to do.',
      ar: 'تريدون البقاء؟ ادخلوا قبل ذلك واضغطوا على «إلغاء الحذف». وإلا فلا حاجة إلى فعل شيء.',
    },
    label: { he: 'התחברות', en: 'Sign in', ar: 'تسجيل الدخول' },
  }),
  undone: texts({
    subject: {
      he: 'מחיקת החשבון שלכם בצמד בוטלה',
      en: 'The deletion of your Tzemed account was undone',
      ar: 'أُلغي حذف حسابكم في تسيمد',
    },
    preview: {
      he: 'החשבון חזר, עם כל מה שהיה בו.',
      en: 'The account is back, with everything in it.',
      ar: 'عاد الحساب مع كل ما كان فيه.',
    },
    what: {
      he: 'ב־{when} בוטלה המחיקה של החשבון שלכם. הכול כאן, בדיוק כפי שהיה.',
      en: 'On {when} the deletion of your account was undone. Everything is here, just as it was.',
      ar: 'في {when} أُلغي حذف حسابكم. كل شيء هنا كما كان تمامًا.',
    },
    remedy: {
      he: `לא אתם ביטלתם? אפסו את הסיסמה עכשיו: כל המכשירים ינותקו. אפשר גם לכתוב לנו: ${brand.supportEmail}`,
      en: `Wasn’t it you? Reset the password now: every device is signed out. You can also write to us: ${brand.supportEmail}`,
      ar: `لم تكونوا أنتم؟ أعيدوا تعيين كلمة المرور الآن: ستُفصل جميع الأجهزة. يمكنكم أيضًا الكتابة إلينا: ${brand.supportEmail}`,
    },
    label: { he: 'איפוס הסיסמה', en: 'Reset the password', ar: 'إعادة تعيين كلمة المرور' },
  }),
  removed: texts({
    subject: {
      he: 'החשבון שלכם בצמד נמחק',
      en: 'Your Tzemed account was deleted',
      ar: 'تم حذف حسابكم في تسيمد',
    },
    preview: {
      he: 'תודה שהייתם איתנו.',
      en: 'Thank you for having been with us.',
      ar: 'شكرًا لأنكم كنتم معنا.',
    },
    what: {
      he: 'ב־{when} נמחקו החשבון שלכם בצמד וכל מה שנשמר בו. אי אפשר לשחזר אותם.',
      en: 'On {when} your Tzemed account and everything kept in it were deleted. They can’t be restored.',
      ar: 'في {when} حُذف حسابكم في تسيمد وكل ما حُفظ فيه، ولا يمكن استعادته.',
    },
    remedy: {
      he: `לא ביקשתם למחוק את החשבון? כתבו לנו: ${brand.supportEmail}`,
      en: `Didn’t ask for this? Write to us: ${brand.supportEmail}`,
      ar: `لم تطلبوا ذلك؟ اكتبوا إلينا: ${brand.supportEmail}`,
    },
  }),
};
