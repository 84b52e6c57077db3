import { texts } from '@tzemed/contract/text/texts';

/** Above the form, wherever it is opened. */
export const petTitleTexts = texts({
  addTitle: { he: 'חיית מחמד חדשה', en: 'New pet', ar: 'حيوان أليف جديد' },
});
