import { texts } from '@tzemed/contract/text/texts';

export const filterTexts = texts({
  span: { he: 'תקופה', en: 'Period', ar: 'الفترة' },
  month: { he: 'החודש', en: 'This month', ar: 'هذا الشهر' },
  quarter: { he: '3 חודשים', en: '3 months', ar: '3 أشهر' },
  year: { he: 'השנה', en: 'This year', ar: 'هذه السنة' },
  all: { he: 'הכול', en: 'All', ar: 'الكل' },
  since: { he: 'מ־{day}', en: 'From {day}', ar: 'من {day}' },
  until: { he: 'עד {day}', en: 'Until {day}', ar: 'حتى {day}' },
  between: { he: '{from} עד {to}', en: '{from} to {to}', ar: '{from} حتى {to}' },
  /** Said of a chosen filter's button, which is its name and an X. */
  remove: { he: 'הסרת הסינון: {name}', en: 'Remove filter: {name}', ar: 'إزالة التصفية: {name}' },
});

/** Texts of the filter sheet alone. */
export const filterSheetTexts = texts({
  otherDays: { he: 'תאריכים אחרים', en: 'Other dates', ar: 'تواريخ أخرى' },
  noneIsAll: { he: 'בלי בחירה: הכול', en: 'None chosen: all', ar: 'بلا اختيار: الكل' },
  show: { he: 'הצגה', en: 'Show', ar: 'عرض' },
  order: { he: 'סדר', en: 'Order', ar: 'الترتيب' },
});
