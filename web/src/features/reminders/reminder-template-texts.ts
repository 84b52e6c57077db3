import { texts } from '@tzemed/contract/texts';

/** Where a template is chosen, called otherwise, or deleted. */
export const reminderTemplateTexts = texts({
  law: { he: 'לפי החוק', en: 'By law', ar: 'بموجب القانون' },
  health: { he: 'בריאות', en: 'Health', ar: 'الصحة' },
  care: { he: 'טיפול שוטף', en: 'Everyday care', ar: 'رعاية يومية' },
  once: { he: 'חד־פעמי', en: 'Once', ar: 'مرة واحدة' },
  vetDecides: {
    he: 'לפי המקובל; הווטרינר שלכם מחליט.',
    en: 'According to common practice; your vet decides.',
    ar: 'وفق المتعارف عليه؛ وطبيبكم البيطري هو من يقرر.',
  },
  rename: { he: 'שינוי שם: {title}', en: 'Rename: {title}', ar: 'تغيير الاسم: {title}' },
  name: { he: 'שם התבנית', en: 'Name of the template', ar: 'اسم القالب' },
  remove: { he: 'מחיקה: {title}', en: 'Delete: {title}', ar: 'حذف: {title}' },
  renamed: { he: 'השם עודכן', en: 'The name was updated', ar: 'تم تحديث الاسم' },
});
