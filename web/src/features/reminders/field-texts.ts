import { texts } from '@tzemed/contract/texts';

/** Said in the form alone. */
export const reminderFieldTexts = texts({
  addedOverdue: {
    he: 'התזכורת נוספה. המועד כבר עבר, ולכן היא מחכה בלשונית ״באיחור״',
    en: 'The reminder was added. Its time has passed, so it waits under “Overdue”',
    ar: 'تمت إضافة التذكير. لقد مضى موعده، لذلك ينتظر في تبويب «المتأخرة»',
  },
  alsoFor: { he: 'גם עבור', en: 'Also for', ar: 'أيضًا لـ' },
  fieldTitle: { he: 'כותרת', en: 'Title', ar: 'العنوان' },
  time: { he: 'שעה', en: 'Time', ar: 'الوقت' },
});

/** How it comes again, as the form asks for it. */
export const repeatTexts = texts({
  repeat: { he: 'חזרה', en: 'Repeat', ar: 'التكرار' },
  none: { he: 'ללא חזרה', en: 'No repeat', ar: 'بدون تكرار' },
  daily: { he: 'יומי', en: 'Daily', ar: 'يومي' },
  weekly: { he: 'שבועי', en: 'Weekly', ar: 'أسبوعي' },
  monthly: { he: 'חודשי', en: 'Monthly', ar: 'شهري' },
  yearly: { he: 'שנתי', en: 'Yearly', ar: 'سنوي' },
  everyDays: { he: 'כל כמה ימים', en: 'Repeat every (days)', ar: 'كل كم يومًا' },
  everyWeeks: { he: 'כל כמה שבועות', en: 'Repeat every (weeks)', ar: 'كل كم أسبوعًا' },
  everyMonths: { he: 'כל כמה חודשים', en: 'Repeat every (months)', ar: 'كل كم شهرًا' },
  everyYears: { he: 'כל כמה שנים', en: 'Repeat every (years)', ar: 'كل كم سنة' },
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
  end: { he: 'עד מתי', en: 'Until when', ar: 'حتى متى' },
  never: { he: 'ללא סיום', en: 'No end', ar: 'بلا نهاية' },
  until: { he: 'עד תאריך', en: 'Until a date', ar: 'حتى تاريخ' },
  times: { he: 'מספר פעמים', en: 'A number of times', ar: 'عدد من المرات' },
  lastDay: { he: 'התאריך האחרון', en: 'Last date', ar: 'آخر تاريخ' },
  howMany: { he: 'כמה פעמים בסך הכול', en: 'How many times in all', ar: 'كم مرة إجمالًا' },
  more: { he: 'אפשרויות חזרה נוספות', en: 'More repeat options', ar: 'خيارات تكرار إضافية' },
});
