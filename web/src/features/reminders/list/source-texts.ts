import { texts } from '@tzemed/contract/text/texts';

/** Names of what a reminder comes from. */
export const sourceTexts = texts({
  medicines: { he: 'תרופה', en: 'Medicine', ar: 'دواء' },
  care: { he: 'תוכנית טיפול', en: 'Care plan', ar: 'خطة الرعاية' },
  stock: { he: 'מלאי', en: 'Stock', ar: 'المخزون' },
});
