import { texts } from '@tzemed/contract/text/texts';

export const householdNameTexts = texts({
  with: { he: 'הבית עם {owners}', en: 'The home with {owners}', ar: 'البيت مع {owners}' },
  alone: { he: 'הבית שרק שלכם', en: 'The home of your own', ar: 'البيت الخاص بكم' },
  noPets: { he: 'עוד אין כאן חיות', en: 'No pets here yet', ar: 'لا حيوانات هنا بعد' },
});
