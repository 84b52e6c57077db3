import { texts } from '@tzemed/contract/text/texts';

/** Words of the form of an own item, wherever it is opened. */
export const ownItemTexts = texts({
  addTitle: { he: 'פריט חדש בתוכנית', en: 'New item of the plan', ar: 'بند جديد في الخطة' },
  added: { he: 'הפריט נוסף לתוכנית', en: 'The item was added to the plan', ar: 'أُضيف البند إلى الخطة' },
  saved: { he: 'הפריט נשמר', en: 'The item was saved', ar: 'حُفظ البند' },
  gone: {
    he: 'הפריט נמחק בינתיים',
    en: 'The item has been deleted in the meantime',
    ar: 'حُذف البند في هذه الأثناء',
  },
});
