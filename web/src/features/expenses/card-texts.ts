import { texts } from '@tzemed/contract/text/texts';

export const expensesCardTexts = texts({
  title: { he: 'הוצאות אחרונות', en: 'Latest expenses', ar: 'آخر المصاريف' },
  counted: {
    he: { one: 'הוצאה אחת', two: 'שתי הוצאות', other: '{count} הוצאות' },
    en: { one: '1 expense', other: '{count} expenses' },
    ar: { one: 'مصروف واحد', two: 'مصروفان', few: '{count} مصاريف', many: '{count} مصروفًا', other: '{count} مصروف' },
  },
  refund: { he: 'החזר', en: 'Refund', ar: 'استرداد' },
  empty: { he: 'עוד לא נרשמו הוצאות', en: 'No expenses yet', ar: 'لم تُسجَّل مصاريف بعد' },
});
