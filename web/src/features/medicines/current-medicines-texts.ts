import { texts } from '@tzemed/contract/text/texts';

export const currentMedicinesTexts = texts({
  title: { he: 'תרופות עכשיו', en: 'Medicines now', ar: 'الأدوية الآن' },
});
