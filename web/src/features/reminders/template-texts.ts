import { texts } from '@tzemed/contract/texts';

/** Where a template is chosen, called otherwise, or deleted. */
export const templateTexts = texts({
  own: { he: 'התבניות שלכם', en: 'Your templates', ar: 'قوالبكم' },
  law: { he: 'לפי החוק', en: 'By law', ar: 'بموجب القانون' },
  health: { he: 'בריאות', en: 'Health', ar: 'الصحة' },
  care: { he: 'טיפול שוטף', en: 'Everyday care', ar: 'رعاية يومية' },
  once: { he: 'חד־פעמי', en: 'Once', ar: 'مرة واحدة' },
  of: { he: 'מתוך התבנית: {title}', en: 'From the template: {title}', ar: 'من القالب: {title}' },
  vetDecides: {
    he: 'לפי המקובל; הווטרינר שלכם מחליט.',
    en: 'According to common practice; your vet decides.',
    ar: 'وفق المتعارف عليه؛ وطبيبكم البيطري هو من يقرر.',
  },
  kept: {
    he: 'מה שכבר מילאתם נשאר כמו שהוא.',
    en: 'What you had filled in stays as it was.',
    ar: 'ما ملأتموه من قبل بقي كما هو.',
  },
  rename: { he: 'שינוי שם: {title}', en: 'Rename: {title}', ar: 'تغيير الاسم: {title}' },
  name: { he: 'שם התבנית', en: 'Name of the template', ar: 'اسم القالب' },
  remove: { he: 'מחיקה: {title}', en: 'Delete: {title}', ar: 'حذف: {title}' },
  removed: { he: 'התבנית {title} נמחקה', en: '{title}: template deleted', ar: 'حُذف القالب {title}' },
  renamed: { he: 'השם עודכן', en: 'The name was updated', ar: 'تم تحديث الاسم' },
});
