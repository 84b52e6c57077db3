import { texts } from '@tzemed/contract/texts';

/** What the list says of one of several: the form has many more words, and comes later. */
export const partOfTexts = texts({
  partOf: { he: 'חלק מתוך {sum}', en: 'Part of {sum}', ar: 'حصة من {sum}' },
});
