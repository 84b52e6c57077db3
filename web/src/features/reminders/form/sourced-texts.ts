import { texts } from '@tzemed/contract/text/texts';

/** Texts of reminders that are changed at their source. */
export const sourcedTexts = texts({
  medicines: {
    he: 'התזכורת נוצרה מתרופה, ומשנים אותה בעמוד התרופות.',
    en: 'This reminder comes from a medicine, and is changed on the page of medicines.',
    ar: 'هذا التذكير ناتج عن دواء، ويُغيَّر في صفحة الأدوية.',
  },
  care: {
    he: 'התזכורת נוצרה מתוכנית הטיפול, ומשנים אותה שם.',
    en: 'This reminder comes from the care plan, and is changed there.',
    ar: 'هذا التذكير ناتج عن خطة الرعاية، ويُغيَّر هناك.',
  },
  stock: {
    he: 'התזכורת נוצרה מהמלאי, ומשנים אותה בעמוד המלאי.',
    en: 'This reminder comes from the stock, and is changed on the page of the stock.',
    ar: 'هذا التذكير ناتج عن المخزون، ويُغيَّر في صفحة المخزون.',
  },
});
