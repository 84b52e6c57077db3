import { texts } from '@tzemed/contract/text/texts';

/** Texts of a split expense in the list: the form has many more texts, and loads later. */
export const splitBadgeTexts = texts({
  partOf: { he: 'חלק מתוך {sum}', en: 'Part of {sum}', ar: 'حصة من {sum}' },
  onlyPart: { he: 'רק החלק של {name}', en: 'Only {name}’s part', ar: 'حصة {name} فقط' },
  whole: { he: 'הקנייה כולה', en: 'The whole purchase', ar: 'عملية الشراء كلها' },
});
