import { texts } from '@tzemed/contract/text/texts';

/** What the list says of an expense of several pets: the form has many more words, and comes later. */
export const splitBadgeTexts = texts({
  partOf: { he: 'חלק מתוך {sum}', en: 'Part of {sum}', ar: 'حصة من {sum}' },
  onlyPart: { he: 'רק החלק של {name}', en: 'Only {name}’s part', ar: 'حصة {name} فقط' },
  whole: { he: 'הקנייה כולה', en: 'The whole purchase', ar: 'عملية الشراء كلها' },
});
