import { texts } from '@tzemed/contract/text/texts';

export const sourcedTexts = texts({
  changedThere: {
    he: 'התזכורת נוצרה מתרופה, ומשנים אותה בעמוד התרופות.',
    en: 'This reminder comes from a medicine, and is changed on the page of medicines.',
    ar: 'هذا التذكير ناتج عن دواء، ويُغيَّر في صفحة الأدوية.',
  },
  goThere: { he: 'לעמוד התרופות', en: 'To the medicines', ar: 'إلى صفحة الأدوية' },
});
