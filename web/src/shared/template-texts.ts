import { texts } from '@tzemed/contract/texts';

/** Said of templates, whatever they make. */
export const templateTexts = texts({
  own: { he: 'התבניות שלכם', en: 'Your templates', ar: 'قوالبكم' },
  of: { he: 'מתוך התבנית: {name}', en: 'From the template: {name}', ar: 'من القالب: {name}' },
  kept: {
    he: 'מה שכבר מילאתם נשאר כמו שהוא.',
    en: 'What you had filled in stays as it was.',
    ar: 'ما ملأتموه من قبل بقي كما هو.',
  },
  removed: { he: 'התבנית {name} נמחקה', en: '{name}: template deleted', ar: 'حُذف القالب {name}' },
});
