import { texts } from '../i18n/texts.ts';

export const listCardTexts = texts({
  viewAll: { he: 'הצגת הכול', en: 'View all', ar: 'عرض الكل' },
});
