import { texts } from '@tzemed/contract/text/texts';

/** Words of the PDF of expenses. */
export const reportTexts = texts({
  spent: { he: 'סיכום', en: 'Summary', ar: 'الملخص' },
  spentOf: { he: '{count} הוצאות, {sum}', en: '{count} expenses, {sum}', ar: '{count} مصاريف، {sum}' },
  byMonth: { he: 'לפי חודשים', en: 'By month', ar: 'حسب الشهر' },
  byCategory: { he: 'לפי קטגוריות', en: 'By category', ar: 'حسب الفئة' },
  allExpenses: { he: 'כל ההוצאות', en: 'All expenses', ar: 'كل المصاريف' },
});
