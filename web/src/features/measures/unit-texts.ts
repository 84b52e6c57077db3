import { texts } from '@tzemed/contract/text/texts';

export const unitTexts = texts({
  kg: { he: 'ק״ג', en: 'kg', ar: 'كغ' },
  g: { he: 'גרם', en: 'g', ar: 'غرام' },
});
