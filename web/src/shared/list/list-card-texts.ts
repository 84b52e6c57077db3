import { texts } from '@tzemed/contract/text/texts';

export const listCardTexts = texts({
  viewAll: { he: 'הצגת הכול', en: 'View all', ar: 'عرض الكل' },
});
