import { texts } from '@tzemed/contract/text/texts';

export const budgetTexts = texts({
  everything: { he: 'כל ההוצאות', en: 'All expenses', ar: 'كل المصاريف' },
  month: { he: '{what}, תקציב חודשי', en: '{what}, monthly budget', ar: '{what}، ميزانية شهرية' },
  year: { he: '{what}, תקציב שנתי', en: '{what}, yearly budget', ar: '{what}، ميزانية سنوية' },
  // Name of a period that is over: נובמבר 2026, or 2026.
  over: { he: '{what}, תקציב {period}', en: '{what}, budget of {period}', ar: '{what}، ميزانية {period}' },
});
