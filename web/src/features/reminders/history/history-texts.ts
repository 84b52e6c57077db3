import { texts } from '@tzemed/contract/text/texts';

/** Texts on the changes to a reminder, and who made them. */
export const historyTexts = texts({
  historyOf: { he: 'היסטוריה: {title}', en: 'History: {title}', ar: 'السجل: {title}' },
  added: { he: 'נוספה', en: 'Added', ar: 'أُضيف' },
  edited: { he: 'נערכה', en: 'Edited', ar: 'عُدِّل' },
  completed: { he: 'סומנה כבוצעה', en: 'Marked as done', ar: 'حُدِّد كمنجَز' },
  missed: { he: 'סומנה כפוספסה', en: 'Marked as missed', ar: 'حُدِّد كفائت' },
  reopened: { he: 'הסימון בוטל', en: 'Mark taken back', ar: 'أُلغي التحديد' },
  snoozed: { he: 'נדחתה', en: 'Snoozed', ar: 'أُجِّل' },
  unsnoozed: { he: 'הדחייה בוטלה', en: 'Snooze cancelled', ar: 'أُلغي التأجيل' },
  removed: { he: 'נמחקה', en: 'Deleted', ar: 'حُذف' },
  restored: { he: 'שוחזרה', en: 'Restored', ar: 'استُعيد' },
  until: { he: 'עד {day}, {time}', en: 'until {day}, {time}', ar: 'حتى {day}، {time}' },
  by: { he: '{what} על ידי {name}', en: '{what} by {name}', ar: '{what} بواسطة {name}' },
  byYou: { he: '{what} על ידיכם', en: '{what} by you', ar: '{what} بواسطتكم' },
  of: { he: 'התזכורת של {day}, {time}', en: 'The one for {day}, {time}', ar: 'التذكير الخاص بـ {day}، {time}' },
});
