import { texts } from '@tzemed/contract/text/texts';

export const emptyListTexts = texts({
  noMatchText: {
    he: 'סובבנו את הגלגל, והוא נשאר ריק.',
    en: 'We gave the wheel a spin, and it stayed empty.',
    ar: 'أدرنا العجلة، وبقيت فارغة.',
  },
});
