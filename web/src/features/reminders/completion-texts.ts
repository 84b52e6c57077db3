import { texts } from '@tzemed/contract/texts';

/** What is said where a reminder is marked as done, on its own screen and on others. */
export const completionTexts = texts({
  complete: { he: 'סימון כבוצע', en: 'Mark as done', ar: 'تحديد كمنجَز' },
  undo: { he: 'ביטול', en: 'Undo', ar: 'تراجع' },
  undoDone: { he: 'ביטול הסימון: {title}', en: 'Undo “done”: {title}', ar: 'تراجع عن الإنجاز: {title}' },
  doneNow: { he: 'בוצע ב־{time}', en: 'Done at {time}', ar: 'أُنجز {time}' },
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
  saidDone: { he: '{title}: בוצע. אפשר לבטל', en: '{title}: done. You can undo it', ar: '{title}: أُنجز. يمكن التراجع' },
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
    he: { one: 'באיחור של יום', two: 'באיחור של יומיים', other: 'באיחור של {count} ימים' },
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

/** How often one comes, said beside it. */
export const everyTexts = texts({
  daily: {
    he: { one: 'כל יום', two: 'כל יומיים', other: 'כל {count} ימים' },
    en: { one: 'Every day', other: 'Every {count} days' },
    ar: { one: 'كل يوم', two: 'كل يومين', few: 'كل {count} أيام', many: 'كل {count} يومًا', other: 'كل {count} يوم' },
  },
  weekly: {
    he: { one: 'כל שבוע', two: 'כל שבועיים', other: 'כל {count} שבועות' },
    en: { one: 'Every week', other: 'Every {count} weeks' },
    ar: {
      one: 'كل أسبوع',
      two: 'كل أسبوعين',
      few: 'كل {count} أسابيع',
      many: 'كل {count} أسبوعًا',
      other: 'كل {count} أسبوع',
    },
  },
  monthly: {
    he: { one: 'כל חודש', two: 'כל חודשיים', other: 'כל {count} חודשים' },
    en: { one: 'Every month', other: 'Every {count} months' },
    ar: { one: 'كل شهر', two: 'كل شهرين', few: 'كل {count} أشهر', many: 'كل {count} شهرًا', other: 'كل {count} شهر' },
  },
  yearly: {
    he: { one: 'כל שנה', two: 'כל שנתיים', other: 'כל {count} שנים' },
    en: { one: 'Every year', other: 'Every {count} years' },
    ar: { one: 'كل سنة', two: 'كل سنتين', few: 'كل {count} سنوات', many: 'كل {count} سنة', other: 'كل {count} سنة' },
  },
  onDays: { he: '{every}: {days}', en: '{every}: {days}', ar: '{every}: {days}' },
});
