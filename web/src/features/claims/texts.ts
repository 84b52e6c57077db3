import { texts } from '@tzemed/contract/text/texts';

/** Texts of the claim list, and of the form and the deletion on the page of a claim. */
export const claimsTexts = texts({
  lead: {
    he: 'מה נשלח לחברת הביטוח, מה עוד מחכה לתשובה וכמה כבר התקבל.',
    en: 'What was sent to the insurer, what is waiting for an answer, and what has been received.',
    ar: 'ما أُرسل إلى شركة التأمين، وما ينتظر الرد، وكم استُلم حتى الآن.',
  },
  editTitle: { he: 'עריכת תביעה', en: 'Edit claim', ar: 'تعديل المطالبة' },
  added: { he: 'התביעה נוספה', en: 'The claim was added', ar: 'أُضيفت المطالبة' },
  saved: { he: 'התביעה עודכנה', en: 'The claim was updated', ar: 'حُدّثت المطالبة' },
  gone: {
    he: 'התביעה נמחקה בינתיים',
    en: 'The claim was deleted meanwhile',
    ar: 'حُذفت المطالبة في هذه الأثناء',
  },

  which: { he: 'אילו תביעות', en: 'Which claims', ar: 'أي مطالبات' },
  open: { he: 'פתוחות', en: 'Open', ar: 'المفتوحة' },
  over: { he: 'הסתיימו', en: 'Closed', ar: 'المنتهية' },
  all: { he: 'הכול', en: 'All', ar: 'الكل' },
  sums: { he: 'סיכום', en: 'Summary', ar: 'الملخص' },
  counted: {
    he: { one: 'תביעה אחת', two: 'שתי תביעות', other: '{count} תביעות' },
    en: { one: '1 claim', other: '{count} claims' },
    ar: {
      one: 'مطالبة واحدة',
      two: 'مطالبتان',
      few: '{count} مطالبات',
      many: '{count} مطالبة',
      other: '{count} مطالبة',
    },
  },

  emptyTitle: { he: 'עוד אין תביעות', en: 'No claims yet', ar: 'لا مطالبات بعد' },
  emptyText: {
    he: 'בוחרים הוצאות, מורידים תיק מוכן לחברת הביטוח, ועוקבים כאן עד שהכסף מגיע.',
    en: 'Choose expenses, download a pack that is ready for the insurer, and follow it here until the money arrives.',
    ar: 'اختاروا المصاريف، ونزّلوا ملفًا جاهزًا لشركة التأمين، وتابعوا هنا حتى يصل المال.',
  },
  emptyOpen: { he: 'אין תביעות פתוחות', en: 'No open claims', ar: 'لا مطالبات مفتوحة' },
  emptyOver: { he: 'עוד לא הסתיימה אף תביעה', en: 'No claim is closed yet', ar: 'لم تنتهِ أي مطالبة بعد' },
  emptyOverText: {
    he: 'תביעות ששולמו או נדחו יישמרו כאן.',
    en: 'Claims that were paid or refused are kept here.',
    ar: 'المطالبات التي دُفعت أو رُفضت تُحفظ هنا.',
  },
  noMatch: {
    he: 'אין תביעות שמתאימות לסינון',
    en: 'No claims match the filters',
    ar: 'لا مطالبات تطابق التصفية',
  },
  show: {
    he: { one: 'הצגת תביעה אחת', two: 'הצגת שתי תביעות', other: 'הצגת {count} תביעות' },
    en: { one: 'Show 1 claim', other: 'Show {count} claims' },
    ar: {
      one: 'عرض مطالبة واحدة',
      two: 'عرض مطالبتين',
      few: 'عرض {count} مطالبات',
      many: 'عرض {count} مطالبة',
      other: 'عرض {count} مطالبة',
    },
  },
  showNone: { he: 'אין תביעות כאלה', en: 'No such claims', ar: 'لا مطالبات كهذه' },

  removeQuestion: {
    he: 'האם אתם בטוחים שברצונכם למחוק את התביעה? ההוצאות ומה שהתקבל עליהן יישארו.',
    en: 'Are you sure you want to delete the claim? Its expenses, and what was received for them, stay.',
    ar: 'هل أنتم متأكدون من حذف المطالبة؟ تبقى المصاريف وما استُلم عنها.',
  },
  removed: { he: 'התביעה נמחקה', en: 'The claim was deleted', ar: 'حُذفت المطالبة' },
  restored: { he: 'התביעה שוחזרה', en: 'The claim was restored', ar: 'استُعيدت المطالبة' },
});
