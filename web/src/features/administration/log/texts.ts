import type { AdminActionKind } from '@tzemed/contract/administration/administration';
import { texts, type Word } from '@tzemed/contract/text/texts';

/** Words of the log. */
export const logTexts = texts({
  lead: {
    he: 'מה נעשה בניהול האתר, מכאן ובפקודות על השרת. אי אפשר לשנות את היומן או למחוק ממנו; הוא נשמר שנתיים.',
    en: 'What was done to administer the site, here and by commands on the server. Nobody can change the log or delete from it; it is kept for two years.',
    ar: 'ما جرى في إدارة الموقع من هنا وبأوامر على الخادم. لا يمكن تغيير السجل أو الحذف منه؛ ويُحفظ سنتين.',
  },
  which: { he: 'סוג פעולה', en: 'Action', ar: 'نوع العمل' },
  all: { he: 'כל הפעולות', en: 'All actions', ar: 'كل الأعمال' },
  action: { he: 'פעולה', en: 'Action', ar: 'العمل' },
  by: { he: 'מי', en: 'Who', ar: 'من' },
  target: { he: 'חשבון', en: 'Account', ar: 'الحساب' },
  detail: { he: 'פרטים', en: 'Details', ar: 'التفاصيل' },
  when: { he: 'מתי', en: 'When', ar: 'متى' },
  command: { he: 'פקודה על השרת', en: 'Command on the server', ar: 'أمر على الخادم' },
  deleted: { he: 'חשבון שנמחק', en: 'Deleted account', ar: 'حساب محذوف' },
  found: { he: 'נמצאו: {count}', en: 'Found: {count}', ar: 'عُثر على: {count}' },
  number: { he: 'כמות: {count}', en: 'Number: {count}', ar: 'العدد: {count}' },
  none: { he: 'היומן ריק', en: 'The log is empty', ar: 'السجل فارغ' },
  noneText: { he: 'כל פעולת ניהול תירשם כאן.', en: 'Each action is recorded here.', ar: 'كل عمل يُسجَّل هنا.' },
});

export const actionWords: Readonly<Record<AdminActionKind, Word>> = {
  accountsSearched: { he: 'חיפוש חשבונות', en: 'Accounts searched', ar: 'بحث عن حسابات' },
  accountViewed: { he: 'צפייה בחשבון', en: 'Account viewed', ar: 'اطلاع على حساب' },
  sessionsEnded: { he: 'ניתוק כל המכשירים', en: 'All devices signed out', ar: 'تسجيل خروج جميع الأجهزة' },
  confirmationSent: { he: 'שליחת קישור אימות', en: 'Confirmation link sent', ar: 'إرسال رابط التأكيد' },
  accountBlocked: { he: 'חסימת חשבון', en: 'Account blocked', ar: 'حظر حساب' },
  accountUnblocked: { he: 'ביטול חסימה', en: 'Account unblocked', ar: 'إلغاء حظر' },
  roleChanged: { he: 'שינוי תפקיד', en: 'Role changed', ar: 'تغيير دور' },
  jobRetried: { he: 'ניסיון חוזר למשימה', en: 'Job tried again', ar: 'إعادة محاولة مهمة' },
  jobsRetried: { he: 'ניסיון חוזר למשימות', en: 'Jobs tried again', ar: 'إعادة محاولة مهام' },
  jobDiscarded: { he: 'מחיקת משימה', en: 'Job discarded', ar: 'حذف مهمة' },
  jobsDiscarded: { he: 'מחיקת משימות', en: 'Jobs discarded', ar: 'حذف مهام' },
  mailsViewed: { he: 'צפייה במיילים שחזרו', en: 'Bounced mails viewed', ar: 'اطلاع على الرسائل المرتدة' },
  mailRetried: { he: 'ניסיון חוזר לכתובת', en: 'Address tried again', ar: 'إعادة محاولة عنوان' },
  mailCleared: { he: 'הסרת כתובת מהרשימה', en: 'Address cleared', ar: 'إزالة عنوان من القائمة' },
  noticePublished: { he: 'פרסום הודעה', en: 'Notice published', ar: 'نشر رسالة' },
  noticeEdited: { he: 'עריכת הודעה', en: 'Notice edited', ar: 'تعديل رسالة' },
  noticeEnded: { he: 'סיום הודעה', en: 'Notice ended', ar: 'إنهاء رسالة' },
  noticeDeleted: { he: 'מחיקת הודעה', en: 'Notice deleted', ar: 'حذف رسالة' },
};
