import { texts } from '@tzemed/contract/text/texts';

/** Texts of the exported calendar, besides those of users. */
export const fileTexts = texts({
  done: { he: 'בוצע', en: 'Done', ar: 'أُنجز' },
  missed: { he: 'פוספס', en: 'Missed', ar: 'فائت' },
  ofPets: { he: '{title} ({pets})', en: '{title} ({pets})', ar: '{title} ({pets})' },
});
