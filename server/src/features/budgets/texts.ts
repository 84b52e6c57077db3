import { texts } from '@tzemed/contract/texts';

export const budgetTexts = texts({
  everything: { he: 'כל ההוצאות', en: 'All expenses', ar: 'كل المصاريف' },
});
