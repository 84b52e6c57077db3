import { texts } from '@tzemed/contract/texts';

export const emptyTexts = texts({
  noMatchText: {
    he: 'סובבנו את הגלגל, והוא נשאר ריק.',
    en: 'We gave the wheel a spin, and it stayed empty.',
    ar: 'أدرنا العجلة، وبقيت فارغة.',
  },
});
