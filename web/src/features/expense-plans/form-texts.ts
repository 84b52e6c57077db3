import { texts } from '@tzemed/contract/text/texts';
import { planCardTexts } from './texts.ts';

/** Texts of the expense plan form. */
export const planFormTexts = texts({
  payer: planCardTexts.payer,
  startsOn: { he: 'הפעם הראשונה', en: 'First time', ar: 'المرة الأولى' },
  today: { he: 'היום', en: 'Today', ar: 'اليوم' },
  nextMonth: { he: 'ב־1 בחודש הבא', en: 'On the 1st of next month', ar: 'في أول الشهر القادم' },
  isPast: {
    he: 'מועדים שכבר עברו לא יירשמו כהוצאות.',
    en: 'Days that have already passed are not recorded.',
    ar: 'المواعيد التي مضت لن تُسجَّل كمصاريف.',
  },
  isToday: {
    he: 'ההוצאה של היום תירשם מיד עם השמירה.',
    en: 'Today’s expense is recorded as soon as you save.',
    ar: 'يُسجَّل مصروف اليوم فور الحفظ.',
  },
  prices: { he: 'שינויי מחיר צפויים', en: 'Price changes to come', ar: 'تغييرات السعر القادمة' },
  pricesHint: {
    he: 'אם ידוע מראש שהמחיר ישתנה: ממתי, ומה יהיה הסכום.',
    en: 'If you already know that the price will change: from when, and to what.',
    ar: 'إذا كان معروفًا مسبقًا أن السعر سيتغير: متى، وكم سيكون المبلغ.',
  },
  addPrice: { he: 'הוספת שינוי מחיר', en: 'Add a price change', ar: 'إضافة تغيير للسعر' },
  nth: { he: 'שינוי מחיר {n}', en: 'Price change {n}', ar: 'تغيير السعر {n}' },
  from: { he: 'החל מתאריך', en: 'Starting on', ar: 'ابتداءً من تاريخ' },
  newAmount: { he: 'הסכום החדש', en: 'New amount', ar: 'المبلغ الجديد' },
  removePrice: { he: 'הסרה: {name}', en: 'Remove: {name}', ar: 'إزالة: {name}' },
  ahead: { he: 'מה יירשם', en: 'What will be recorded', ar: 'ما سيُسجَّل' },
  onDay: { he: '{day}: {sum}', en: '{day}: {sum}', ar: '{day}: {sum}' },
  forEver: { he: '{every}, ללא סיום', en: '{every}, without an end', ar: '{every}، بلا نهاية' },
  until: { he: '{every}, עד {day}', en: '{every}, until {day}', ar: '{every}، حتى {day}' },
  nothing: {
    he: 'לפי מה שנבחר כל המועדים כבר עברו, ולא תירשם אף הוצאה.',
    en: 'As chosen, all days have already passed, and nothing will be recorded.',
    ar: 'بحسب ما اختير مضت كل المواعيد، ولن يُسجَّل أي مصروف.',
  },
});
