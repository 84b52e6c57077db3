import { texts } from '@tzemed/contract/text/texts';

/** Texts for marking a reminder as done, on its own screen and on others. */
export const completionTexts = texts({
  complete: { he: 'סימון כבוצע', en: 'Mark as done', ar: 'تحديد كمنجَز' },
  undo: { he: 'ביטול', en: 'Undo', ar: 'تراجع' },
  undoDone: { he: 'ביטול הסימון: {title}', en: 'Undo “done”: {title}', ar: 'تراجع عن الإنجاز: {title}' },
  doneNow: { he: 'בוצעה ב־{time}', en: 'Done at {time}', ar: 'أُنجز {time}' },
  nextTime: {
    he: 'הבאה: {day} ב־{time}',
    en: 'Next: {day} at {time}',
    ar: 'التالي: {day} الساعة {time}',
  },
  notSaved: {
    he: 'לא נשמר. בדקו את החיבור ונסו שוב',
    en: 'Not saved. Check your connection and try again',
    ar: 'لم يُحفظ. تحققوا من الاتصال وحاولوا مرة أخرى',
  },
  saidDone: {
    he: '{title}: בוצעה. אפשר לבטל',
    en: '{title}: done. You can undo it',
    ar: '{title}: أُنجز. يمكن التراجع',
  },
  saidOpen: { he: '{title}: הסימון בוטל', en: '{title}: no longer marked as done', ar: '{title}: أُلغي الإنجاز' },
  lateALittle: { he: 'באיחור של פחות משעה', en: 'Less than an hour overdue', ar: 'متأخر أقل من ساعة' },
  lateHours: {
    he: { one: 'באיחור של שעה', two: 'באיחור של שעתיים', other: 'באיחור של {count} שעות' },
    en: { one: '1 hour overdue', other: '{count} hours overdue' },
    ar: {
      one: 'متأخر ساعة واحدة',
      two: 'متأخر ساعتين',
      few: 'متأخر {count} ساعات',
      many: 'متأخر {count} ساعة',
      other: 'متأخر {count} ساعة',
    },
  },
  lateDays: {
    he: {
      one: 'באיחור של יום',
      two: 'באיחור של יומיים',
      many: 'באיחור של {count} יום',
      other: 'באיחור של {count} ימים',
    },
    en: { one: '1 day overdue', other: '{count} days overdue' },
    ar: {
      one: 'متأخر يومًا واحدًا',
      two: 'متأخر يومين',
      few: 'متأخر {count} أيام',
      many: 'متأخر {count} يومًا',
      other: 'متأخر {count} يوم',
    },
  },
});
