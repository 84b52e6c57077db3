import { texts } from '@tzemed/contract/text/texts';

/** Said in the form alone. */
export const reminderFieldTexts = texts({
  addedOverdue: {
    he: 'התזכורת נוספה. המועד כבר עבר, ולכן היא מחכה בלשונית ״באיחור״',
    en: 'The reminder was added. Its time has passed, so it waits under “Overdue”',
    ar: 'تمت إضافة التذكير. لقد مضى موعده، لذلك ينتظر في تبويب «المتأخرة»',
  },
  alsoFor: { he: 'גם עבור', en: 'Also for', ar: 'أيضًا من أجل' },
  fieldTitle: { he: 'כותרת', en: 'Title', ar: 'العنوان' },
  time: { he: 'שעה', en: 'Time', ar: 'الوقت' },
});

/** Repeat texts that only reminders use. */
export const reminderRepeatTexts = texts({
  none: { he: 'ללא חזרה', en: 'No repeat', ar: 'بدون تكرار' },
  days: { he: 'באילו ימים', en: 'On which days', ar: 'في أي أيام' },
  daysHint: {
    he: 'אם לא בוחרים, ביום של התאריך',
    en: 'If none is chosen, on the weekday of the date',
    ar: 'إن لم يُختر شيء، ففي يوم التاريخ نفسه',
  },
  firstDay: {
    he: 'הפעם הראשונה היא בתאריך שבחרתם, {day}; אחריה בימים שסומנו',
    en: 'The first time is on the date you chose, a {day}; after it on these days',
    ar: 'المرة الأولى في التاريخ الذي اخترتموه، {day}؛ وبعدها في هذه الأيام',
  },
  months: { he: 'באילו חודשים', en: 'In which months', ar: 'في أي أشهر' },
  monthsHint: {
    he: 'אם לא בוחרים, בכל החודשים',
    en: 'If none is chosen, in all of them',
    ar: 'إن لم يُختر شيء، ففي كلها',
  },
  from: { he: 'ממה נספרת התזכורת הבאה', en: 'The next one counts from', ar: 'يُحسب التالي من' },
  plan: { he: 'מהתאריך שנקבע', en: 'The planned date', ar: 'التاريخ المحدد' },
  done: { he: 'מהיום שבו בוצעה', en: 'The day it was done', ar: 'يوم الإنجاز' },
  more: { he: 'אפשרויות חזרה נוספות', en: 'More repeat options', ar: 'خيارات تكرار إضافية' },
});
