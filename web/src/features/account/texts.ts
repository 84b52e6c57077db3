import { texts } from '@tzemed/contract/texts';

export const accountTexts = texts({
  tabs: { he: 'חלקי הפרופיל', en: 'Parts of the profile', ar: 'أقسام الملف الشخصي' },
  personal: { he: 'פרופיל אישי', en: 'Personal profile', ar: 'الملف الشخصي' },
  settings: { he: 'הגדרות', en: 'Settings', ar: 'الإعدادات' },
  password: { he: 'שינוי סיסמה', en: 'Change password', ar: 'تغيير كلمة المرور' },

  name: { he: 'שם מלא', en: 'Full name', ar: 'الاسم الكامل' },
  email: { he: 'אימייל', en: 'Email', ar: 'البريد الإلكتروني' },
  verified: { he: 'מאומת', en: 'Confirmed', ar: 'موثّق' },
  unverified: { he: 'עוד לא אומת', en: 'Not confirmed yet', ar: 'غير موثّق بعد' },
  unverifiedText: {
    he: 'שלחנו אליכם קישור לאימות. לא מצאתם אותו? אפשר לשלוח שוב.',
    en: 'We have sent you a confirmation link. Could not find it? It can be sent again.',
    ar: 'أرسلنا إليكم رابط توثيق. لم تجدوه؟ يمكن إرساله مرة أخرى.',
  },
  resend: { he: 'שליחה חוזרת של קישור האימות', en: 'Send the confirmation link again', ar: 'إرسال رابط التوثيق مجددًا' },
  resent: {
    he: 'אם הכתובת עוד לא אומתה, קישור חדש בדרך אל {email}. כדאי לבדוק גם בתיקיית הספאם.',
    en: 'If the address is not confirmed yet, a new link is on its way to {email}. Check the spam folder too.',
    ar: 'إذا لم يُوثّق العنوان بعد، فرابط جديد في طريقه إلى {email}. تحققوا أيضًا من البريد غير المرغوب.',
  },
  signIn: { he: 'אופן הכניסה', en: 'Sign-in method', ar: 'طريقة الدخول' },
  byPassword: { he: 'אימייל וסיסמה', en: 'Email and password', ar: 'بريد إلكتروني وكلمة مرور' },
  byGoogle: { he: 'חשבון Google', en: 'Google account', ar: 'حساب Google' },

  language: { he: 'שפה', en: 'Language', ar: 'اللغة' },
  theme: { he: 'ערכת נושא', en: 'Theme', ar: 'السمة' },
  light: { he: 'בהירה', en: 'Light', ar: 'فاتحة' },
  dark: { he: 'כהה', en: 'Dark', ar: 'داكنة' },
  auto: { he: 'אוטומטית', en: 'Automatic', ar: 'تلقائية' },
  autoHint: {
    he: 'אוטומטית: לפי ההגדרה של המכשיר.',
    en: 'Automatic follows the setting of the device.',
    ar: 'التلقائية تتبع إعداد الجهاز.',
  },
  settingsText: {
    he: 'השינויים נכנסים לתוקף מיד ונשמרים במכשיר הזה.',
    en: 'Changes take effect at once and are kept on this device.',
    ar: 'تسري التغييرات فورًا وتُحفظ على هذا الجهاز.',
  },

  currentPassword: { he: 'סיסמה נוכחית', en: 'Current password', ar: 'كلمة المرور الحالية' },
  newPassword: { he: 'סיסמה חדשה', en: 'New password', ar: 'كلمة المرور الجديدة' },
  confirmPassword: { he: 'אימות סיסמה חדשה', en: 'Confirm the new password', ar: 'تأكيد كلمة المرور الجديدة' },
  passwordHint: {
    he: 'לפחות 8 תווים, ובהם אות גדולה, אות קטנה ומספר.',
    en: 'At least 8 characters, with an uppercase letter, a lowercase letter and a digit.',
    ar: '8 أحرف على الأقل، منها حرف كبير وحرف صغير ورقم.',
  },
  passwordText: {
    he: 'אחרי השינוי יסתיים החיבור בכל המכשירים האחרים.',
    en: 'Afterwards all your other devices are signed out.',
    ar: 'بعد التغيير يُسجَّل الخروج من جميع الأجهزة الأخرى.',
  },
  passwordChanged: {
    he: 'הסיסמה שונתה בהצלחה',
    en: 'The password was changed successfully',
    ar: 'تم تغيير كلمة المرور بنجاح',
  },
  passwordFailed: { he: 'שגיאה בשינוי הסיסמה', en: 'Error changing the password', ar: 'خطأ في تغيير كلمة المرور' },
  savePassword: { he: 'שמירה', en: 'Save', ar: 'حفظ' },
  savingPassword: { he: 'שומרים...', en: 'Saving...', ar: 'جارٍ الحفظ...' },
  noPassword: {
    he: 'לחשבון הזה אין סיסמה, כי נכנסים אליו דרך Google. אפשר לקבוע לו סיסמה בעמוד ״איפוס סיסמה״.',
    en: 'This account has no password, because you enter it through Google. You can set one on the “Reset your password” page.',
    ar: 'ليست لهذا الحساب كلمة مرور لأن الدخول إليه عبر Google. يمكن تعيين واحدة في صفحة "إعادة تعيين كلمة المرور".',
  },
  setPassword: { he: 'קביעת סיסמה', en: 'Set a password', ar: 'تعيين كلمة مرور' },

  remove: { he: 'מחיקת החשבון', en: 'Delete the account', ar: 'حذف الحساب' },
  removeText: {
    he: 'החשבון וכל מה שבו נמחקים מיד, ואי אפשר לשחזר אותם.',
    en: 'The account and everything in it are deleted at once and cannot be restored.',
    ar: 'يُحذف الحساب وكل ما فيه فورًا ولا يمكن استعادته.',
  },
  removeList: { he: 'יימחקו לתמיד:', en: 'Gone for good:', ar: 'سيُحذف نهائيًا:' },
  removePets: {
    he: 'חיות המחמד והתמונות שלהן',
    en: 'Your pets and their photos',
    ar: 'حيواناتكم الأليفة وصورها',
  },
  removeRows: {
    he: 'ההוצאות, המסמכים הרפואיים והתזכורות',
    en: 'Expenses, medical records and reminders',
    ar: 'المصاريف والسجلات الطبية والتذكيرات',
  },
  removeLogin: {
    he: 'הפרטים האישיים והכניסה מכל המכשירים',
    en: 'Your personal details and the way in from every device',
    ar: 'بياناتكم الشخصية والدخول من جميع الأجهزة',
  },
  passwordToRemove: { he: 'סיסמה', en: 'Password', ar: 'كلمة المرور' },
  removePasswordHint: {
    he: 'כדי לוודא שאלה אתם.',
    en: 'To make sure that it is you.',
    ar: 'للتأكد من أنكم أنتم.',
  },
  removeForGood: { he: 'מחיקה לתמיד', en: 'Delete for good', ar: 'حذف نهائي' },
  goodbye: {
    he: 'החשבון נמחק. תודה שהייתם איתנו',
    en: 'Your account has been deleted. Thank you for being with us',
    ar: 'حُذف حسابكم. شكرًا لأنكم كنتم معنا',
  },
  removing: { he: 'מוחקים...', en: 'Deleting...', ar: 'جارٍ الحذف...' },
});
