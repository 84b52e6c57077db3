import { texts } from '@tzemed/contract/text/texts';

/** Texts of the template chooser for reminders. */
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
});
