import { texts } from '@tzemed/contract/text/texts';

export const earsTexts = texts({
  flop: { he: 'שמוטות', en: 'Floppy', ar: 'متدليتان' },
  half: { he: 'חצי־חצי', en: 'Half up', ar: 'نصف مرفوعتين' },
  up: { he: 'זקופות', en: 'Pointed', ar: 'منتصبتان' },
  long: { he: 'ארוכות', en: 'Long', ar: 'طويلتان' },
  fold: { he: 'מקופלות', en: 'Folded', ar: 'مطويتان' },
});

export const patchTexts = texts({
  none: { he: 'בלי', en: 'None', ar: 'بدون' },
  blaze: { he: 'פס במצח', en: 'Blaze', ar: 'خط في الجبين' },
  eye: { he: 'על העין', en: 'Over an eye', ar: 'على العين' },
  mask: { he: 'מסכה', en: 'Mask', ar: 'قناع' },
  stripes: { he: 'פסים', en: 'Stripes', ar: 'خطوط' },
});

export const collarTexts = texts({
  none: { he: 'בלי קולר', en: 'No collar', ar: 'بدون طوق' },
  pine: { he: 'ירוק', en: 'Green', ar: 'أخضر' },
  brick: { he: 'אדום', en: 'Red', ar: 'أحمر' },
  sky: { he: 'תכלת', en: 'Sky blue', ar: 'سماوي' },
  lilac: { he: 'סגול', en: 'Purple', ar: 'بنفسجي' },
  butter: { he: 'צהוב', en: 'Yellow', ar: 'أصفر' },
});

export const tagTexts = texts({
  none: { he: 'קולר בלבד', en: 'Collar only', ar: 'الطوق فقط' },
  tag: { he: 'עם דיסקית', en: 'With a tag', ar: 'مع بطاقة' },
  bandana: { he: 'בנדנה', en: 'Bandana', ar: 'باندانا' },
});
