import { texts } from '@tzemed/contract/texts';

/** The head of the page; each card has words of its own. */
export const privacyTexts = texts({
  lead: {
    he: 'המידע שלכם. אפשר לקחת אותו, לתקן אותו ולמחוק אותו.',
    en: 'Your data. Take it with you, correct it, or delete it.',
    ar: 'معلوماتكم. يمكنكم أخذها وتصحيحها وحذفها.',
  },
});
