import { texts } from '@tzemed/contract/text/texts';

/** What a calendar elsewhere says beside what people have written. */
export const fileTexts = texts({
  done: { he: 'בוצע', en: 'Done', ar: 'أُنجز' },
  missed: { he: 'פוספס', en: 'Missed', ar: 'فائت' },
  ofPets: { he: '{title} ({pets})', en: '{title} ({pets})', ar: '{title} ({pets})' },
});
