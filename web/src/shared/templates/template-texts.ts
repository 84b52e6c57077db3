import { texts } from '@tzemed/contract/text/texts';

/** Said of templates, whatever they make. */
export const templateTexts = texts({
  own: { he: 'התבניות שלכם', en: 'Your templates', ar: 'قوالبكم' },
  of: { he: 'מתוך התבנית: {name}', en: 'From the template: {name}', ar: 'من القالب: {name}' },
  kept: {
    he: 'מה שכבר מילאתם נשאר כמו שהוא.',
    en: 'What you had filled in stays as it was.',
    ar: 'ما ملأتموه من قبل بقي كما هو.',
  },
  name: { he: 'שם התבנית', en: 'Name of the template', ar: 'اسم القالب' },
  rename: {
    he: 'שינוי שם התבנית {name}',
    en: 'Rename the template {name}',
    ar: 'تغيير اسم القالب {name}',
  },
  renamed: { he: 'השם עודכן', en: 'The name was updated', ar: 'تم تحديث الاسم' },
  remove: { he: 'מחיקת התבנית {name}', en: 'Delete the template {name}', ar: 'حذف القالب {name}' },
  removed: { he: 'התבנית {name} נמחקה', en: '{name}: template deleted', ar: 'حُذف القالب {name}' },
});
