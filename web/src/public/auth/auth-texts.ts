import { texts } from '@tzemed/contract/text/texts';
import { errorTexts } from '../../lib/api/error-text.ts';
import { passwordHint } from '../../lib/session/password-hint.ts';

/** The pages that lead into an account. */
export const authTexts = texts({
  email: { he: 'אימייל', en: 'Email', ar: 'البريد الإلكتروني' },
  password: { he: 'סיסמה', en: 'Password', ar: 'كلمة المرور' },
  newPassword: { he: 'סיסמה חדשה', en: 'New password', ar: 'كلمة مرور جديدة' },
  confirmPassword: { he: 'אימות סיסמה', en: 'Confirm password', ar: 'تأكيد كلمة المرور' },
  confirmNewPassword: { he: 'אימות סיסמה חדשה', en: 'Confirm new password', ar: 'تأكيد كلمة المرور الجديدة' },
  name: { he: 'שם מלא', en: 'Full name', ar: 'الاسم الكامل' },
  passwordHint,
  showPassword: { he: 'הצגת הסיסמה', en: 'Show the password', ar: 'إظهار كلمة المرور' },
  or: { he: 'או', en: 'or', ar: 'أو' },
  backToLogin: { he: 'חזרה להתחברות', en: 'Back to sign in', ar: 'العودة إلى تسجيل الدخول' },

  login: { he: 'התחברות', en: 'Sign in', ar: 'تسجيل الدخول' },
  loginTitle: { he: 'שמחים שחזרתם', en: 'Good to see you again', ar: 'سعداء بعودتكم' },
  loginDescription: { he: 'התחברות לחשבון שלכם.', en: 'Sign in to your account.', ar: 'الدخول إلى حسابكم.' },
  loggingIn: { he: 'מתחברים...', en: 'Signing in...', ar: 'جارٍ تسجيل الدخول...' },
  forgot: { he: 'שכחתם סיסמה?', en: 'Forgot your password?', ar: 'هل نسيتم كلمة المرور؟' },
  loginWithGoogle: { he: 'התחברות עם Google', en: 'Sign in with Google', ar: 'الدخول عبر Google' },
  noAccount: { he: 'אין לכם חשבון?', en: 'No account yet?', ar: 'ليس لديكم حساب؟' },

  usePasskey: { he: 'התחברות עם מפתח גישה', en: 'Sign in with a passkey', ar: 'الدخول بمفتاح مرور' },
  cancel: { he: 'ביטול', en: 'Cancel', ar: 'إلغاء' },
  stepTitle: { he: 'עוד שלב אחד', en: 'One more step', ar: 'خطوة أخرى' },
  stepText: {
    he: 'כתבו את הקוד מאפליקציית האימות.',
    en: 'Enter the code of your authenticator app.',
    ar: 'اكتبوا الرمز من تطبيق المصادقة.',
  },
  code: { he: 'קוד בן 6 ספרות', en: '6-digit code', ar: 'رمز من 6 أرقام' },
  codeHint: {
    he: 'הקוד מתחלף כל 30 שניות.',
    en: 'The code changes every 30 seconds.',
    ar: 'يتغيّر الرمز كل 30 ثانية.',
  },
  useRecovery: { he: 'התחברות עם קוד שחזור', en: 'Sign in with a recovery code', ar: 'الدخول برمز استرداد' },
  recoveryTitle: { he: 'קוד שחזור', en: 'Recovery code', ar: 'رمز الاسترداد' },
  recoveryText: {
    he: 'אחד מהקודים ששמרתם. כל קוד תקף לפעם אחת.',
    en: 'One of the codes you saved. Each works once.',
    ar: 'أحد الرموز التي حفظتموها. كل رمز يُستخدم مرة واحدة.',
  },
  noRecovery: { he: 'אין לכם קוד?', en: 'No code?', ar: 'ليس لديكم رمز؟' },
  lost: { he: 'הסרת האימות הדו־שלבי', en: 'Remove two-step verification', ar: 'إزالة التحقق بخطوتين' },
  backToCode: { he: 'חזרה לקוד מהאפליקציה', en: 'Back to the code of the app', ar: 'العودة إلى رمز التطبيق' },
  backToRecovery: { he: 'חזרה לקוד השחזור', en: 'Back to the recovery code', ar: 'العودة إلى رمز الاسترداد' },
  passkeyTitle: { he: 'אשרו במכשיר', en: 'Confirm on your device', ar: 'أكّدوا على الجهاز' },
  passkeyText: {
    he: 'בטביעת אצבע, בזיהוי פנים או בקוד של המכשיר.',
    en: 'With a fingerprint, your face or the code of the device.',
    ar: 'ببصمة الإصبع أو التعرف على الوجه أو رمز الجهاز.',
  },
  passkeyWaiting: { he: 'מחכים לאישור…', en: 'Waiting for you to confirm…', ar: 'بانتظار التأكيد…' },
  lostTitle: { he: 'הסרת האימות הדו־שלבי', en: 'Remove two-step verification', ar: 'إزالة التحقق بخطوتين' },
  lostText: {
    he: 'איבדתם את הטלפון ואת קודי השחזור? בעוד 7 ימים נשלח אליכם באימייל קישור שמסיר את האימות הדו־שלבי. עד אז אפשר לבטל את הבקשה מכל מכשיר מחובר ומהאימייל שנשלח עכשיו.',
    en: 'Lost the phone and the recovery codes? In 7 days we’ll email you a link that removes two-step verification. Until then the request can be stopped from any signed-in device, and from the email we send now.',
    ar: 'فقدتم الهاتف ورموز الاسترداد؟ بعد 7 أيام سنرسل إليكم بالبريد رابطًا يزيل التحقق بخطوتين. حتى ذلك الحين يمكن إلغاء الطلب من أي جهاز متصل ومن الرسالة التي نرسلها الآن.',
  },
  lostSubmit: { he: 'שליחת הבקשה', en: 'Send the request', ar: 'إرسال الطلب' },
  askedTitle: { he: 'הבקשה התקבלה', en: 'We have your request', ar: 'تم استلام الطلب' },
  askedText: {
    he: 'אם אף אחד לא יתנגד, הקישור יישלח אליכם באימייל בתאריך',
    en: 'Unless somebody objects, we’ll email you the link on',
    ar: 'إذا لم يعترض أحد، سنرسل إليكم الرابط بالبريد في',
  },
  removeFactorText: {
    he: 'אחרי ההסרה מתחברים עם סיסמה בלבד, וקודי השחזור מתבטלים. אפשר להפעיל את האימות הדו־שלבי שוב בפרופיל.',
    en: 'After this the password alone signs in, and the recovery codes are void. You can turn two-step verification on again in your profile.',
    ar: 'بعد الإزالة يكون الدخول بكلمة المرور وحدها وتُلغى رموز الاسترداد. يمكن تفعيل التحقق بخطوتين من جديد في الملف الشخصي.',
  },
  removeFactorSubmit: { he: 'הסרה', en: 'Remove it', ar: 'إزالة' },
  factorRemovedTitle: {
    he: 'האימות הדו־שלבי הוסר',
    en: 'Two-step verification is removed',
    ar: 'أُزيل التحقق بخطوتين',
  },
  factorRemovedText: {
    he: 'אפשר להתחבר עם הסיסמה.',
    en: 'You can sign in with your password.',
    ar: 'يمكنكم الدخول بكلمة المرور.',
  },
  notMeTitle: { he: 'זה לא הייתם אתם?', en: 'Wasn’t it you?', ar: 'لم تكونوا أنتم؟' },
  notMeText: {
    he: 'נעצור את זה עכשיו: כל המכשירים ינותקו, בקשה להסיר את האימות הדו־שלבי תבוטל, והסיסמה תבוטל גם היא. קישור לבחירת סיסמה חדשה יישלח אליכם באימייל.',
    en: 'We’ll stop it now: every device is signed out, a request to remove two-step verification is dropped, and so is the password. We’ll email you a link for choosing a new one.',
    ar: 'سنوقف ذلك الآن: تُفصل جميع الأجهزة، ويُلغى طلب إزالة التحقق بخطوتين، وتُلغى كلمة المرور. سنرسل إليكم بالبريد رابطًا لاختيار كلمة جديدة.',
  },
  notMeSubmit: { he: 'זה לא הייתי אני', en: 'It wasn’t me', ar: 'لم أكن أنا' },
  notMeDoneTitle: { he: 'עצרנו את זה', en: 'It’s stopped', ar: 'تم إيقافه' },
  notMeDoneText: {
    he: 'שלחנו אליכם קישור לבחירת סיסמה חדשה. הוא תקף ל־30 דקות.',
    en: 'We’ve sent you a link for choosing a new password. It’s valid for 30 minutes.',
    ar: 'أرسلنا إليكم رابطًا لاختيار كلمة مرور جديدة، وهو سارٍ لمدة 30 دقيقة.',
  },

  signup: { he: 'הרשמה', en: 'Sign up', ar: 'التسجيل' },
  signupTitle: { he: 'נעים להכיר', en: 'Nice to meet you', ar: 'تشرفنا بمعرفتكم' },
  signupDescription: {
    he: 'פתיחת חשבון חדש, בלי תשלום.',
    en: 'Open a new account, free of charge.',
    ar: 'فتح حساب جديد دون مقابل.',
  },
  signingUp: { he: 'יוצרים חשבון...', en: 'Creating your account...', ar: 'جارٍ إنشاء الحساب...' },
  signupWithGoogle: { he: 'הרשמה עם Google', en: 'Sign up with Google', ar: 'التسجيل عبر Google' },
  accept: { he: 'קראתי ואישרתי את ', en: 'I have read and accept the ', ar: 'قرأت وأوافق على ' },
  theTerms: { he: 'תנאי השימוש', en: 'terms of service', ar: 'شروط الاستخدام' },
  thePrivacy: { he: 'מדיניות הפרטיות', en: 'privacy policy', ar: 'سياسة الخصوصية' },
  haveAccount: { he: 'כבר יש לכם חשבון?', en: 'Already have an account?', ar: 'لديكم حساب بالفعل؟' },

  forgotTitle: { he: 'איפוס סיסמה', en: 'Reset your password', ar: 'إعادة تعيين كلمة المرور' },
  forgotText: {
    he: 'כתבו את האימייל שאיתו נרשמתם, ונשלח אליו קישור לבחירת סיסמה חדשה.',
    en: 'Enter the email you signed up with, and we’ll send you a link for choosing a new password.',
    ar: 'اكتبوا البريد الإلكتروني الذي سجلتم به، وسنرسل إليه رابطًا لاختيار كلمة مرور جديدة.',
  },
  forgotSubmit: { he: 'שליחת קישור', en: 'Send the link', ar: 'إرسال الرابط' },
  sending: { he: 'שולחים...', en: 'Sending...', ar: 'جارٍ الإرسال...' },
  sentTitle: { he: 'האימייל נשלח', en: 'Email sent', ar: 'تم إرسال البريد' },
  sentText: {
    he: 'אם הכתובת רשומה אצלנו, הקישור כבר בדרך. לא הגיע? בדקו גם בתיקיית הספאם.',
    en: 'If we know this address, the link is on its way. Nothing there? Check the spam folder too.',
    ar: 'إذا كان العنوان مسجلًا لدينا فالرابط في الطريق. لم يصل؟ تحققوا أيضًا من مجلد الرسائل غير المرغوب فيها.',
  },
  sendAgain: { he: 'שליחה חוזרת', en: 'Send again', ar: 'إرسال مرة أخرى' },

  resetTitle: { he: 'בחירת סיסמה חדשה', en: 'Choose a new password', ar: 'اختيار كلمة مرور جديدة' },
  resetDescription: {
    he: 'בחירת סיסמה חדשה לחשבון שלכם.',
    en: 'Choose a new password for your account.',
    ar: 'اختيار كلمة مرور جديدة لحسابكم.',
  },
  resetSubmit: { he: 'שמירת הסיסמה', en: 'Save the password', ar: 'حفظ كلمة المرور' },
  saving: { he: 'שומרים...', en: 'Saving...', ar: 'جارٍ الحفظ...' },
  resetDoneTitle: { he: 'הסיסמה הוחלפה', en: 'Your password was changed', ar: 'تم تغيير كلمة المرور' },
  resetDoneText: {
    he: 'אפשר להתחבר עם הסיסמה החדשה. כל המכשירים האחרים נותקו.',
    en: 'You can sign in with the new password. All other devices were signed out.',
    ar: 'يمكنكم الدخول بكلمة المرور الجديدة. تم تسجيل الخروج من كل الأجهزة الأخرى.',
  },
  linkBroken: { he: 'הקישור אינו שלם', en: 'This link is incomplete', ar: 'الرابط غير مكتمل' },
  linkBrokenText: {
    he: 'פתחו את הקישור מהאימייל שוב, או בקשו קישור חדש.',
    en: 'Open the link in the email again, or ask for a new one.',
    ar: 'افتحوا الرابط من البريد مرة أخرى، أو اطلبوا رابطًا جديدًا.',
  },
  newLink: { he: 'בקשת קישור חדש', en: 'Ask for a new link', ar: 'طلب رابط جديد' },

  verifyTitle: { he: 'אימות האימייל', en: 'Confirm your email', ar: 'تأكيد البريد الإلكتروني' },
  verifying: { he: 'מאמתים את הכתובת...', en: 'Confirming your address...', ar: 'جارٍ تأكيد العنوان...' },
  verifiedTitle: { he: 'האימייל אומת', en: 'Your email is confirmed', ar: 'تم تأكيد البريد الإلكتروني' },
  verifiedText: { he: 'תודה! אפשר להמשיך.', en: 'Thank you! You can go on.', ar: 'شكرًا! يمكنكم المتابعة.' },
  notVerifiedTitle: { he: 'האימות לא הצליח', en: 'We couldn’t confirm your email', ar: 'لم ينجح التأكيد' },
  resendText: {
    he: 'כתבו את האימייל שלכם ונשלח קישור חדש.',
    en: 'Enter your email and we’ll send a new link.',
    ar: 'اكتبوا بريدكم الإلكتروني وسنرسل رابطًا جديدًا.',
  },
  toApp: { he: 'מעבר לאפליקציה', en: 'Go to the app', ar: 'الانتقال إلى التطبيق' },

  restoreTitle: {
    he: 'החזרת כתובת האימייל',
    en: 'Bring back your email address',
    ar: 'إعادة عنوان البريد الإلكتروني',
  },
  restoreText: {
    he: 'הכתובת הזאת תחזור לחשבון, כל המכשירים ינותקו והסיסמה תבוטל. קישור לבחירת סיסמה חדשה יישלח אליכם באימייל.',
    en: 'This address returns to the account, every device is signed out and the password is dropped. We’ll email you a link for choosing a new one.',
    ar: 'سيعود هذا العنوان إلى الحساب، ويُسجَّل الخروج من كل الأجهزة، وتُلغى كلمة المرور. سنرسل إليكم رابطًا لاختيار كلمة جديدة.',
  },
  restoreSubmit: { he: 'החזרת הכתובת', en: 'Bring it back', ar: 'إعادة العنوان' },
  restoredTitle: { he: 'הכתובת הוחזרה', en: 'The address is back', ar: 'تمت إعادة العنوان' },
  restoredText: {
    he: 'שלחנו אליכם קישור לבחירת סיסמה חדשה. הוא תקף ל־30 דקות.',
    en: 'We’ve sent you a link for choosing a new password. It’s valid for 30 minutes.',
    ar: 'أرسلنا إليكم رابطًا لاختيار كلمة مرور جديدة، وهو سارٍ لمدة 30 دقيقة.',
  },
  restoreBrokenText: {
    he: 'פתחו את הקישור מהאימייל שוב.',
    en: 'Open the link in the email again.',
    ar: 'افتحوا الرابط من البريد مرة أخرى.',
  },

  googleTitle: { he: 'התחברות עם Google', en: 'Sign in with Google', ar: 'الدخول عبر Google' },
  googleWaiting: { he: 'מסיימים את ההתחברות...', en: 'Finishing the sign-in...', ar: 'جارٍ إتمام الدخول...' },
  googleFailedTitle: { he: 'ההתחברות לא הושלמה', en: 'The sign-in wasn’t completed', ar: 'لم يكتمل تسجيل الدخول' },

  confirmGoogleTitle: { he: 'חיבור חשבון Google', en: 'Connect your Google account', ar: 'ربط حساب Google' },
  confirmGoogleWaiting: { he: 'מחברים את החשבון...', en: 'Connecting the account...', ar: 'جارٍ ربط الحساب...' },
  confirmGoogleDone: { he: 'החשבון חובר', en: 'The account is connected', ar: 'تم ربط الحساب' },
  confirmGoogleDoneText: {
    he: 'מעכשיו אפשר להתחבר גם עם Google.',
    en: 'From now on you can also sign in with Google.',
    ar: 'من الآن يمكنكم الدخول أيضًا عبر Google.',
  },
});

/** Texts for the script of these pages; they are sent with the page, in its language alone. */
export const formTexts = texts({
  paws1: {
    he: 'הסיסמה עומדת בדרישה אחת מתוך ארבע',
    en: 'The password meets one of four requirements',
    ar: 'كلمة المرور تستوفي شرطًا واحدًا من أربعة',
  },
  paws2: {
    he: 'הסיסמה עומדת בשתי דרישות מתוך ארבע',
    en: 'The password meets two of four requirements',
    ar: 'كلمة المرور تستوفي شرطين من أربعة',
  },
  paws3: {
    he: 'הסיסמה עומדת בשלוש דרישות מתוך ארבע',
    en: 'The password meets three of four requirements',
    ar: 'كلمة المرور تستوفي ثلاثة شروط من أربعة',
  },
  paws4: {
    he: 'הסיסמה עומדת בכל הדרישות',
    en: 'The password meets all requirements',
    ar: 'كلمة المرور تستوفي كل الشروط',
  },
  loggedIn: { he: 'התחברת בהצלחה!', en: 'Signed in successfully!', ar: 'تم تسجيل الدخول بنجاح!' },
  signedUp: {
    he: 'החשבון נוצר. שלחנו אימייל לאימות הכתובת',
    en: 'Your account is ready. We sent an email to confirm the address',
    ar: 'تم إنشاء الحساب. أرسلنا بريدًا لتأكيد العنوان',
  },
  passkeyUnfinished: {
    he: 'ההתחברות לא הושלמה',
    en: 'The sign-in wasn’t completed',
    ar: 'لم يكتمل تسجيل الدخول',
  },
  loginFailed: { he: 'פרטי התחברות לא נכונים', en: 'Incorrect email or password', ar: 'بيانات الدخول غير صحيحة' },
  signupFailed: {
    he: 'ההרשמה לא הצליחה. נסו שוב',
    en: 'Signing up failed. Please try again',
    ar: 'فشل التسجيل. حاولوا مرة أخرى',
  },
  forgotFailed: {
    he: 'שגיאה בשליחת האימייל. נסו שוב',
    en: 'We couldn’t send the email. Please try again',
    ar: 'تعذّر إرسال البريد. حاولوا مرة أخرى',
  },
  failed: errorTexts.unknown,
  storageBlocked: {
    he: 'הדפדפן חוסם שמירת נתונים באתר הזה, ובלעדיה אי אפשר להתחבר. אפשרו אותה וטענו את העמוד מחדש.',
    en: 'Your browser keeps this site from storing data, and signing in needs that. Allow it and reload the page.',
    ar: 'يمنع المتصفح هذا الموقع من حفظ البيانات، ولا يمكن تسجيل الدخول من دون ذلك. اسمحوا به وأعيدوا تحميل الصفحة.',
  },
  noToken: {
    he: 'השרת לא החזיר אישור התחברות (No token received from server)',
    en: 'No token received from server',
    ar: 'لم يُرجع الخادم إذن الدخول (No token received from server)',
  },
  noUser: {
    he: 'השרת לא החזיר את פרטי המשתמש (No user data received)',
    en: 'No user data received',
    ar: 'لم يُرجع الخادم بيانات المستخدم (No user data received)',
  },
  timeout: errorTexts.timeout,
  network: errorTexts.network,
});
