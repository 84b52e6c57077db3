import { texts } from '@tzemed/contract/text/texts';

export const authorLineTexts = texts({
  added: { he: 'נוסף על ידי {name}', en: 'Added by {name}', ar: 'أُضيف بواسطة {name}' },
  addedByYou: { he: 'נוסף על ידיכם', en: 'Added by you', ar: 'أُضيف بواسطتكم' },
  updated: { he: 'עודכן על ידי {name}', en: 'Updated by {name}', ar: 'حُدِّث بواسطة {name}' },
  updatedByYou: { he: 'עודכן על ידיכם', en: 'Updated by you', ar: 'حُدِّث بواسطتكم' },
});
