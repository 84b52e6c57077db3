import { texts } from '@tzemed/contract/text/texts';

export const moneyLinksTexts = texts({
  more: { he: 'עוד על ההוצאות', en: 'More on expenses', ar: 'المزيد عن المصاريف' },
});
