import { texts } from '@tzemed/contract/texts';

export const expensesCardTexts = texts({
  title: { he: 'הוצאות אחרונות', en: 'Latest expenses', ar: 'آخر المصاريف' },
  empty: { he: 'עוד לא נרשמו הוצאות', en: 'No expenses yet', ar: 'لم تُسجَّل مصاريف بعد' },
});
