import { texts } from '@tzemed/contract/text/texts';

/** Last day of a share. */
export const shareUntilTexts = texts({
  howLong: { he: 'עד מתי?', en: 'Until when?', ar: 'حتى متى؟' },
  noEnd: { he: 'בלי סוף', en: 'No end', ar: 'بلا نهاية' },
  untilDay: { he: 'עד תאריך', en: 'Until a date', ar: 'حتى تاريخ' },
  lastDay: { he: 'היום האחרון', en: 'Last day', ar: 'اليوم الأخير' },
  lastDayHint: {
    he: 'הגישה תסתיים מעצמה בסוף היום הזה.',
    en: 'Access ends by itself at the end of this day.',
    ar: 'ينتهي الوصول تلقائيًا في نهاية هذا اليوم.',
  },
  until: { he: 'עד {day}', en: 'until {day}', ar: 'حتى {day}' },
});
