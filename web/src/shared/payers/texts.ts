import { texts } from '@tzemed/contract/text/texts';

/** Texts about the payer, for fields and lists. */
export const payerTexts = texts({
  payer: { he: 'מי שילם', en: 'Paid by', ar: 'من دفع' },
  allPayers: { he: 'כולם', en: 'Everyone', ar: 'الجميع' },
  unsaid: { he: 'לא צוין', en: 'Not specified', ar: 'غير محدد' },
  me: { he: '{name} (אני)', en: '{name} (me)', ar: '{name} (أنا)' },
  paidBy: { he: 'שולם על ידי {name}', en: 'Paid by {name}', ar: 'دُفع بواسطة {name}' },
});
