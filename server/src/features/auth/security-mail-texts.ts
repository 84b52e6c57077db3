import { brand } from '@tzemed/contract/brand';
import { texts } from '@tzemed/contract/text/texts';

/** Remedy for the case that it was somebody else, with its button. */
const remedy = {
  remedy: {
    he: `זה לא הייתם אתם? אפסו את הסיסמה עכשיו: כל המכשירים ינותקו, ומפתחות גישה מהשבוע האחרון יוסרו. אפשר גם לכתוב לנו: ${brand.supportEmail}`,
    en: `Wasn’t it you? Reset the password now: every device is signed out, and passkeys of the last week are removed. You can also write to us: ${brand.supportEmail}`,
    ar: `لم تكونوا أنتم؟ أعيدوا تعيين كلمة المرور الآن: ستُفصل جميع الأجهزة وتُزال مفاتيح المرور التي أُضيفت في الأسبوع الأخير. يمكنكم أيضًا الكتابة إلينا: ${brand.supportEmail}`,
  },
  label: { he: 'איפוס הסיסמה', en: 'Reset the password', ar: 'إعادة تعيين كلمة المرور' },
} as const;

const preview = {
  he: 'אם אלה הייתם אתם, אין צורך לעשות דבר.',
  en: 'If it was you, there’s nothing to do.',
  ar: 'إن كنتم أنتم، فلا حاجة إلى فعل شيء.',
} as const;

const notMe = { he: 'זה לא הייתי אני', en: 'It wasn’t me', ar: 'لم أكن أنا' } as const;
const notMeNote = {
  he: 'הקישור תקף ל־7 ימים ולשימוש אחד.',
  en: 'The link is valid for 7 days and can be used once.',
  ar: 'الرابط صالح لمدة 7 أيام ولاستخدام واحد.',
} as const;

/** Mails about how an account is signed in to. */
export const safetyTexts = {
  newDevice: texts({
    subject: {
      he: 'התחברות לחשבון שלכם ממכשיר חדש',
      en: 'A sign-in to your account from a new device',
      ar: 'دخول إلى حسابكم من جهاز جديد',
    },
    preview,
    what: {
      he: 'ב־{when} הייתה התחברות לחשבון שלכם בצמד ממכשיר שלא הכרנו: {device}.',
      en: 'On {when} your Tzemed account was signed in to from a device we hadn’t seen before: {device}.',
      ar: 'في {when} جرى الدخول إلى حسابكم في تسيمد من جهاز لم نعرفه من قبل: {device}.',
    },
    remedy: {
      he: 'התחברתם בעצמכם? אין צורך לעשות דבר. אם לא, לחצו על הכפתור: כל המכשירים ינותקו, הסיסמה תבוטל, וקישור לבחירת סיסמה חדשה יישלח לכאן.',
      en: 'Was it you? Then there is nothing to do. If not, press the button: every device is signed out, the password is dropped, and a link for a new one is sent here.',
      ar: 'هل كنتم أنتم؟ لا حاجة إلى فعل شيء. وإلا فاضغطوا على الزر: تُفصل جميع الأجهزة وتُلغى كلمة المرور، ويُرسَل إلى هنا رابط لاختيار كلمة جديدة.',
    },
    note: notMeNote,
    label: notMe,
  }),
  enabled: texts({
    subject: {
      he: 'האימות הדו־שלבי הופעל בחשבון שלכם',
      en: 'Two-step verification is on for your account',
      ar: 'تم تفعيل التحقق بخطوتين في حسابكم',
    },
    preview,
    what: {
      he: 'ב־{when} הופעל אימות דו־שלבי בחשבון שלכם בצמד. מעכשיו נבקש אחרי הסיסמה גם קוד מאפליקציית האימות.',
      en: 'On {when} two-step verification was turned on for your Tzemed account. After the password we now also ask for a code of your authenticator app.',
      ar: 'في {when} تم تفعيل التحقق بخطوتين في حسابكم في تسيمد. من الآن سنطلب بعد كلمة المرور رمزًا من تطبيق المصادقة أيضًا.',
    },
    ...remedy,
  }),
  disabled: texts({
    subject: {
      he: 'האימות הדו־שלבי כובה בחשבון שלכם',
      en: 'Two-step verification is off for your account',
      ar: 'تم إيقاف التحقق بخطوتين في حسابكم',
    },
    preview,
    what: {
      he: 'ב־{when} כובה האימות הדו־שלבי בחשבון שלכם בצמד. מעכשיו נבקש רק סיסמה, וקודי השחזור בוטלו.',
      en: 'On {when} two-step verification was turned off for your Tzemed account. Only the password is asked for now, and the recovery codes are void.',
      ar: 'في {when} تم إيقاف التحقق بخطوتين في حسابكم في تسيمد. من الآن سنطلب كلمة المرور فقط، وأُلغيت رموز الاسترداد.',
    },
    ...remedy,
  }),
  codesRenewed: texts({
    subject: {
      he: 'קודי השחזור שלכם הוחלפו',
      en: 'Your recovery codes were replaced',
      ar: 'تم استبدال رموز الاسترداد الخاصة بكم',
    },
    preview,
    what: {
      he: 'ב־{when} נוצרו קודי שחזור חדשים לחשבון שלכם בצמד. הקודים הקודמים כבר לא תקפים.',
      en: 'On {when} new recovery codes were made for your Tzemed account. The previous ones no longer work.',
      ar: 'في {when} أُنشئت رموز استرداد جديدة لحسابكم في تسيمد. الرموز السابقة لم تعد صالحة.',
    },
    ...remedy,
  }),
  codeUsed: texts({
    subject: {
      he: 'התחברות לחשבון שלכם עם קוד שחזור',
      en: 'A sign-in to your account with a recovery code',
      ar: 'دخول إلى حسابكم برمز استرداد',
    },
    preview,
    what: {
      he: 'ב־{when} הייתה התחברות לחשבון שלכם בצמד עם קוד שחזור. מספר הקודים שנותרו: {left}.',
      en: 'On {when} your Tzemed account was signed in to with a recovery code. Codes left: {left}.',
      ar: 'في {when} جرى الدخول إلى حسابكم في تسيمد برمز استرداد. عدد الرموز المتبقية: {left}.',
    },
    ...remedy,
  }),
  googleConnected: texts({
    subject: {
      he: 'חשבון Google חובר לצמד',
      en: 'Google is connected to Tzemed',
      ar: 'تم ربط Google بتسيمد',
    },
    preview,
    what: {
      he: 'ב־{when} חובר חשבון Google לחשבון שלכם בצמד. מעכשיו אפשר להתחבר דרכו.',
      en: 'On {when} a Google account was connected to your Tzemed account. It signs in from now on.',
      ar: 'في {when} تم ربط حساب Google بحسابكم في تسيمد. يمكن الدخول عبره من الآن.',
    },
    ...remedy,
  }),
  passkeyAdded: texts({
    subject: {
      he: 'נוסף מפתח גישה לחשבון שלכם',
      en: 'A passkey was added to your account',
      ar: 'أُضيف مفتاح مرور إلى حسابكم',
    },
    preview,
    what: {
      he: 'ב־{when} נוסף לחשבון שלכם בצמד מפתח גישה בשם {name}. אפשר להתחבר איתו בלי סיסמה.',
      en: 'On {when} a passkey called {name} was added to your Tzemed account. It signs in without a password.',
      ar: 'في {when} أُضيف إلى حسابكم في تسيمد مفتاح مرور باسم {name}. يمكن الدخول به دون كلمة مرور.',
    },
    ...remedy,
  }),
  passkeyRemoved: texts({
    subject: {
      he: 'הוסר מפתח גישה מהחשבון שלכם',
      en: 'A passkey was removed from your account',
      ar: 'أُزيل مفتاح مرور من حسابكم',
    },
    preview,
    what: {
      he: 'ב־{when} הוסר מהחשבון שלכם בצמד מפתח הגישה {name}. אי אפשר להתחבר איתו יותר.',
      en: 'On {when} the passkey {name} was removed from your Tzemed account. It no longer signs in.',
      ar: 'في {when} أُزيل مفتاح المرور {name} من حسابكم في تسيمد. لم يعد يمكن الدخول به.',
    },
    ...remedy,
  }),
  recoveryAsked: texts({
    subject: {
      he: 'בקשה להסיר את האימות הדו־שלבי מהחשבון שלכם',
      en: 'A request to remove two-step verification from your account',
      ar: 'طلب لإزالة التحقق بخطوتين من حسابكم',
    },
    preview: {
      he: 'אם לא אתם ביקשתם, עצרו את זה עכשיו.',
      en: 'If it wasn’t you, stop it now.',
      ar: 'إن لم تطلبوا ذلك، أوقفوه الآن.',
    },
    what: {
      he: 'ב־{when} התקבלה בקשה להסיר את האימות הדו־שלבי מהחשבון שלכם בצמד, ממי שיודע את הסיסמה. הקישור להסרה יישלח לכאן ב־{due}.',
      en: 'On {when} somebody who knows the password asked to remove two-step verification from your Tzemed account. The link that removes it will be sent here on {due}.',
      ar: 'في {when} طلب شخص يعرف كلمة المرور إزالة التحقق بخطوتين من حسابكم في تسيمد. سيُرسَل رابط الإزالة إلى هنا في {due}.',
    },
    remedy: {
      he: 'לא ביקשתם? לחצו על הכפתור: הבקשה תבוטל, הסיסמה תבוטל גם היא, וקישור לבחירת סיסמה חדשה יישלח לכאן. אפשר לבטל את הבקשה גם מכל מכשיר מחובר.',
      en: 'Didn’t ask for it? Press the button: the request is dropped, so is the password, and a link for a new one is sent here. Any signed-in device can stop the request, too.',
      ar: 'لم تطلبوا ذلك؟ اضغطوا على الزر: يُلغى الطلب وتُلغى كلمة المرور أيضًا، ويُرسَل إلى هنا رابط لاختيار كلمة جديدة. يمكن إلغاء الطلب أيضًا من أي جهاز متصل.',
    },
    note: notMeNote,
    label: notMe,
  }),
  recoveryDue: texts({
    subject: {
      he: 'הסרת האימות הדו־שלבי מהחשבון שלכם',
      en: 'Remove two-step verification from your account',
      ar: 'إزالة التحقق بخطوتين من حسابكم',
    },
    preview: {
      he: 'הקישור שביקשתם לפני שבוע.',
      en: 'The link you asked for a week ago.',
      ar: 'الرابط الذي طلبتموه قبل أسبوع.',
    },
    what: {
      he: 'לפני שבוע ביקשתם להסיר את האימות הדו־שלבי מהחשבון שלכם בצמד, ואף אחד לא התנגד. אחרי ההסרה מתחברים עם סיסמה בלבד.',
      en: 'A week ago you asked to remove two-step verification from your Tzemed account, and nobody objected. After that the password alone signs in.',
      ar: 'قبل أسبوع طلبتم إزالة التحقق بخطوتين من حسابكم في تسيمد، ولم يعترض أحد. بعد الإزالة يكون الدخول بكلمة المرور وحدها.',
    },
    note: notMeNote,
    otherwise: {
      he: 'כבר לא צריך? אפשר להתעלם מההודעה, ושום דבר לא ישתנה.',
      en: 'No longer needed? Ignore this message and nothing will change.',
      ar: 'لم تعودوا بحاجة إليه؟ تجاهلوا هذه الرسالة ولن يتغيّر شيء.',
    },
    label: { he: 'הסרת האימות הדו־שלבי', en: 'Remove two-step verification', ar: 'إزالة التحقق بخطوتين' },
  }),
  recoveryStopped: texts({
    subject: {
      he: 'הבקשה להסיר את האימות הדו־שלבי בוטלה',
      en: 'The request to remove two-step verification was dropped',
      ar: 'أُلغي طلب إزالة التحقق بخطوتين',
    },
    preview,
    what: {
      he: 'ב־{when} בוטלה הבקשה להסיר את האימות הדו־שלבי מהחשבון שלכם בצמד. הוא ממשיך לפעול.',
      en: 'On {when} the request to remove two-step verification from your Tzemed account was dropped. It stays on.',
      ar: 'في {when} أُلغي طلب إزالة التحقق بخطوتين من حسابكم في تسيمد. لا يزال مفعّلًا.',
    },
    ...remedy,
  }),
};
