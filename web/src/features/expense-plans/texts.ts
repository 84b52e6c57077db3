import { texts } from '@tzemed/contract/text/texts';

export const planTexts = texts({
  lead: {
    he: 'מה שחוזר על עצמו נרשם מעצמו: ביטוח, מנוי למזון, אילוף. כל הוצאה במועד שלה ובמחיר של אותו יום.',
    en: 'Recurring costs are recorded for you: insurance, a food subscription, training. Each on its day and at the price of that day.',
    ar: 'ما يتكرر يُسجَّل من تلقاء نفسه: التأمين، اشتراك الطعام، التدريب. كلٌّ في موعده وبسعر ذلك اليوم.',
  },
  editTitle: { he: 'עריכת הוצאה קבועה', en: 'Edit repeating expense', ar: 'تعديل مصروف متكرر' },
  added: { he: 'ההוצאה הקבועה נוספה', en: 'The repeating expense was added', ar: 'أُضيف المصروف المتكرر' },
  saved: { he: 'ההוצאה הקבועה עודכנה', en: 'The repeating expense was updated', ar: 'حُدّث المصروف المتكرر' },
  gone: {
    he: 'ההוצאה הקבועה נמחקה בינתיים',
    en: 'The repeating expense was deleted meanwhile',
    ar: 'حُذف المصروف المتكرر في هذه الأثناء',
  },

  which: { he: 'אילו הוצאות קבועות', en: 'Which repeating expenses', ar: 'أي مصاريف متكررة' },
  running: { he: 'פעילות', en: 'Running', ar: 'الجارية' },
  ended: { he: 'הסתיימו', en: 'Ended', ar: 'المنتهية' },

  emptyTitle: { he: 'עוד אין הוצאות קבועות', en: 'No repeating expenses yet', ar: 'لا مصاريف متكررة بعد' },
  emptyText: {
    he: 'קובעים פעם אחת על מה משלמים וכל כמה זמן, ובכל מועד ההוצאה נרשמת מעצמה.',
    en: 'Set it up once, and each payment is recorded on its day.',
    ar: 'حدّدوا مرة واحدة ما الذي تدفعونه وكل كم من الوقت، وفي كل موعد يُسجَّل المصروف من تلقاء نفسه.',
  },
  emptyEnded: { he: 'עוד לא הסתיימה אף הוצאה קבועה', en: 'None has ended yet', ar: 'لم ينتهِ أي منها بعد' },
  emptyEndedText: {
    he: 'הוצאות קבועות שהגיעו לסופן יישמרו כאן.',
    en: 'Repeating expenses that have come to their end are kept here.',
    ar: 'المصاريف المتكررة التي بلغت نهايتها تُحفظ هنا.',
  },
  noMatch: {
    he: 'אין הוצאות קבועות שמתאימות לסינון',
    en: 'No repeating expenses match the filters',
    ar: 'لا مصاريف متكررة تطابق التصفية',
  },
  show: {
    he: { one: 'הצגת הוצאה קבועה אחת', two: 'הצגת שתי הוצאות קבועות', other: 'הצגת {count} הוצאות קבועות' },
    en: { one: 'Show 1 repeating expense', other: 'Show {count} repeating expenses' },
    ar: {
      one: 'عرض مصروف متكرر واحد',
      two: 'عرض مصروفين متكررين',
      few: 'عرض {count} مصاريف متكررة',
      many: 'عرض {count} مصروفًا متكررًا',
      other: 'عرض {count} مصروف متكرر',
    },
  },
  showNone: { he: 'אין הוצאות קבועות כאלה', en: 'No such repeating expenses', ar: 'لا مصاريف متكررة كهذه' },

  removeQuestion: {
    he: 'לא יירשמו ממנה הוצאות נוספות. ההוצאות שכבר נרשמו יישארו.',
    en: 'No more expenses will be recorded. Those already recorded stay.',
    ar: 'لن تُسجَّل منه مصاريف أخرى. المصاريف المسجّلة تبقى.',
  },
  removed: { he: 'ההוצאה הקבועה נמחקה', en: 'The repeating expense was deleted', ar: 'حُذف المصروف المتكرر' },
  restored: { he: 'ההוצאה הקבועה שוחזרה', en: 'The repeating expense was restored', ar: 'استُعيد المصروف المتكرر' },
});

/** Texts of the card of one plan. */
export const planCardTexts = texts({
  payer: { he: 'מי משלם', en: 'Who pays', ar: 'من يدفع' },
  next: { he: 'הפעם הבאה', en: 'Next', ar: 'المرة القادمة' },
  last: { he: 'הפעם האחרונה', en: 'Last', ar: 'المرة الأخيرة' },
  change: { he: 'שינוי מחיר', en: 'Price change', ar: 'تغيير السعر' },
  changeOn: { he: 'החל מ־{day}', en: 'from {day}', ar: 'ابتداءً من {day}' },
  end: { he: 'סיום', en: 'Ends', ar: 'النهاية' },
  never: { he: 'ללא סיום', en: 'No end', ar: 'بلا نهاية' },
  made: { he: 'נרשמו עד היום', en: 'Recorded so far', ar: 'سُجّل حتى اليوم' },
  counted: {
    he: { one: 'הוצאה אחת', two: 'שתי הוצאות', other: '{count} הוצאות' },
    en: { one: '1 expense', other: '{count} expenses' },
    ar: { one: 'مصروف واحد', two: 'مصروفان', few: '{count} مصاريف', many: '{count} مصروفًا', other: '{count} مصروف' },
  },
  countedOf: { he: '{made}: {name}', en: '{made}: {name}', ar: '{made}: {name}' },
  hasEnded: { he: 'הסתיימה', en: 'Ended', ar: 'انتهى' },
  rests: { he: 'מושהית', en: 'Paused', ar: 'متوقف' },
  petRests: {
    he: 'חיית המחמד בארכיון, ולכן לא נרשמות הוצאות.',
    en: 'The pet is archived, so no expenses are recorded.',
    ar: 'الحيوان في الأرشيف، لذلك لا تُسجَّل مصاريف.',
  },
  categoryRests: {
    he: 'הקטגוריה נמחקה, ולכן לא נרשמות הוצאות עד שתיבחר אחרת.',
    en: 'Its category was deleted, so no expenses are recorded until another is chosen.',
    ar: 'حُذفت الفئة، لذلك لا تُسجَّل مصاريف حتى تُختار فئة أخرى.',
  },
  edit: { he: 'עריכה', en: 'Edit', ar: 'تعديل' },
  editNamed: { he: 'עריכה: {name}', en: 'Edit: {name}', ar: 'تعديل: {name}' },
  more: { he: 'עוד פעולות: {name}', en: 'More: {name}', ar: 'المزيد: {name}' },
  remove: { he: 'מחיקה', en: 'Delete', ar: 'حذف' },
});
