import { texts } from '@tzemed/contract/text/texts';
import { passwordHint } from '../../lib/session/password-hint.ts';

export const accountTexts = texts({
  tabs: { he: 'חלקי הפרופיל', en: 'Parts of the profile', ar: 'أقسام الملف الشخصي' },
  personal: { he: 'פרופיל אישי', en: 'Personal profile', ar: 'الملف الشخصي' },
  settings: { he: 'הגדרות', en: 'Settings', ar: 'الإعدادات' },
  password: { he: 'שינוי סיסמה', en: 'Change password', ar: 'تغيير كلمة المرور' },

  picture: { he: 'תמונת פרופיל', en: 'Profile picture', ar: 'صورة الملف الشخصي' },

  name: { he: 'שם מלא', en: 'Full name', ar: 'الاسم الكامل' },
  email: { he: 'אימייל', en: 'Email', ar: 'البريد الإلكتروني' },
  emailHint: {
    he: 'כתובת חדשה נכנסת לתוקף אחרי שתאמתו אותה.',
    en: 'A new address takes effect once you confirm it.',
    ar: 'يسري العنوان الجديد بعد أن تؤكدوه.',
  },
  phone: { he: 'טלפון', en: 'Phone', ar: 'الهاتف' },
  city: { he: 'עיר', en: 'City', ar: 'المدينة' },
  address: { he: 'כתובת', en: 'Address', ar: 'العنوان' },
  country: { he: 'מדינה', en: 'Country', ar: 'الدولة' },
  whoSees: {
    he: 'רק אתם רואים את הטלפון, הכתובת, העיר והמדינה. לבעלים ולאורחים מוצג השם.',
    en: 'Only you see your phone, address, city and country. Owners and guests see your name.',
    ar: 'أنتم وحدكم ترون الهاتف والعنوان والمدينة والدولة. يرى المالكون والضيوف اسمكم.',
  },
  since: { he: 'בצמד מאז {month}', en: 'With Tzemed since {month}', ar: 'في تسيمد منذ {month}' },
  numbers: { he: 'במספרים', en: 'In numbers', ar: 'بالأرقام' },
  pets: { he: 'חיות מחמד', en: 'Pets', ar: 'الحيوانات الأليفة' },
  records: { he: 'רשומות רפואיות', en: 'Medical records', ar: 'السجلات الطبية' },
  onTime: { he: 'תזכורות שבוצעו בזמן', en: 'Reminders done on time', ar: 'تذكيرات أُنجزت في وقتها' },
  outOf: { he: '{part} מתוך {whole}', en: '{part} of {whole}', ar: '{part} من {whole}' },
  expensesOf: { he: 'הוצאות ב־{year}', en: 'Expenses in {year}', ar: 'المصاريف في {year}' },
  storage: { he: 'נפח הקבצים', en: 'Files', ar: 'حجم الملفات' },
  more: { he: 'עוד בחשבון', en: 'More about the account', ar: 'المزيد في الحساب' },
  save: { he: 'שמירה', en: 'Save', ar: 'حفظ' },
  saving: { he: 'שומרים...', en: 'Saving...', ar: 'جارٍ الحفظ...' },
  saved: { he: 'הפרופיל עודכן בהצלחה', en: 'The profile was updated successfully', ar: 'تم تحديث الملف الشخصي بنجاح' },
  notSaved: { he: 'שגיאה בעדכון הפרופיל', en: 'Error updating the profile', ar: 'خطأ في تحديث الملف الشخصي' },
  pending: {
    he: 'שלחנו קישור אל {email}. עד שתאמתו, ממשיכים עם הכתובת הקודמת.',
    en: 'We’ve sent a link to {email}. Until you confirm it, the old address stays.',
    ar: 'أرسلنا رابطًا إلى {email}. حتى تؤكدوه يبقى العنوان السابق.',
  },
  sendAgain: { he: 'שליחה חוזרת', en: 'Send it again', ar: 'إعادة الإرسال' },
  sentAgain: {
    he: 'שלחנו שוב קישור אל {email}',
    en: 'We’ve sent another link to {email}',
    ar: 'أرسلنا رابطًا آخر إلى {email}',
  },
  takenBack: { he: 'בקשת השינוי בוטלה', en: 'The request was cancelled', ar: 'أُلغي طلب التغيير' },
  takeBack: { he: 'ביטול השינוי', en: 'Cancel the change', ar: 'إلغاء التغيير' },
  unverifiedText: {
    he: 'שלחנו אליכם קישור לאימות. לא מצאתם אותו? אפשר לשלוח שוב.',
    en: 'We’ve sent you a confirmation link. Can’t find it? We can send it again.',
    ar: 'أرسلنا إليكم رابط تأكيد. لم تجدوه؟ يمكن إرساله مرة أخرى.',
  },
  resent: {
    he: 'אם הכתובת עוד לא אומתה, קישור חדש בדרך אל {email}. כדאי לבדוק גם בתיקיית הספאם.',
    en: 'If the address isn’t confirmed yet, a new link is on its way to {email}. Check the spam folder too.',
    ar: 'إذا لم يُؤكَّد العنوان بعد، فرابط جديد في طريقه إلى {email}. تحققوا أيضًا من البريد غير المرغوب.',
  },

  currentPassword: { he: 'סיסמה נוכחית', en: 'Current password', ar: 'كلمة المرور الحالية' },
  newPassword: { he: 'סיסמה חדשה', en: 'New password', ar: 'كلمة المرور الجديدة' },
  confirmPassword: { he: 'אימות סיסמה חדשה', en: 'Confirm the new password', ar: 'تأكيد كلمة المرور الجديدة' },
  passwordHint,
  passwordText: {
    he: 'אחרי השינוי ינותקו כל המכשירים האחרים.',
    en: 'All your other devices will be signed out.',
    ar: 'بعد التغيير يُسجَّل الخروج من جميع الأجهزة الأخرى.',
  },
  passwordChanged: {
    he: 'הסיסמה שונתה בהצלחה',
    en: 'The password was changed successfully',
    ar: 'تم تغيير كلمة المرور بنجاح',
  },
  passwordFailed: { he: 'שגיאה בשינוי הסיסמה', en: 'Error changing the password', ar: 'خطأ في تغيير كلمة المرور' },
  noPassword: {
    he: 'לחשבון הזה אין סיסמה, כי מתחברים אליו דרך Google. אפשר לקבוע לו סיסמה בעמוד ״איפוס סיסמה״.',
    en: 'This account has no password, because you sign in with Google. You can set one on the “Reset your password” page.',
    ar: 'ليست لهذا الحساب كلمة مرور لأن الدخول إليه عبر Google. يمكن تعيين واحدة في صفحة «إعادة تعيين كلمة المرور».',
  },
  setPassword: { he: 'קביעת סיסמה', en: 'Set a password', ar: 'تعيين كلمة مرور' },

  /** Stands where the deletion of the account was looked for first. */
  toPrivacy: {
    he: 'הורדת המידע ומחיקת החשבון',
    en: 'Your data, and deleting the account',
    ar: 'معلوماتكم وحذف الحساب',
  },
});
