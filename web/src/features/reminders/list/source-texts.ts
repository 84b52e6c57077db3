import { texts } from '@tzemed/contract/text/texts';

/** Names of what a reminder comes from. */
export const sourceTexts = texts({
  medicines: { he: 'תרופה', en: 'Medicine', ar: 'دواء' },
  care: { he: 'תוכנית טיפול', en: 'Care plan', ar: 'خطة الرعاية' },
  stock: { he: 'מלאי', en: 'Stock', ar: 'المخزون' },
});

/** Ways to what a reminder comes from. */
export const toSourceTexts = texts({
  medicines: { he: 'לעמוד התרופות', en: 'To the medicines', ar: 'إلى صفحة الأدوية' },
  care: { he: 'לתוכנית הטיפול', en: 'To the care plan', ar: 'إلى خطة الرعاية' },
  stock: { he: 'לעמוד המלאי', en: 'To the stock', ar: 'إلى صفحة المخزون' },
});
