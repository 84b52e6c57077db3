import { texts } from '@tzemed/contract/text/texts';

/** The colours that pets are drawn in, and tags have. */
export const hueTexts = texts({
  apricot: { he: 'משמש', en: 'Apricot', ar: 'مشمشي' },
  sage: { he: 'מרווה', en: 'Sage', ar: 'أخضر' },
  sky: { he: 'תכלת', en: 'Sky blue', ar: 'سماوي' },
  lilac: { he: 'לילך', en: 'Lilac', ar: 'ليلكي' },
  butter: { he: 'חמאה', en: 'Butter yellow', ar: 'أصفر زبدي' },
  rose: { he: 'ורוד', en: 'Rose', ar: 'وردي' },
});
