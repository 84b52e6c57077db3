import { texts } from '@tzemed/contract/text/texts';

export const moneyLinksTexts = texts({
  more: { he: 'עוד על ההוצאות', en: 'More on expenses', ar: 'المزيد عن المصاريف' },
  morePages: { he: 'דפים נוספים על ההוצאות', en: 'Other pages about expenses', ar: 'صفحات أخرى عن المصاريف' },
});
