import { texts } from '@tzemed/contract/text/texts';

/** Texts of the form of a course, wherever it is opened. */
export const medicineFormTexts = texts({
  addTitle: { he: 'תרופה חדשה', en: 'New medicine', ar: 'دواء جديد' },
  editTitle: { he: 'עריכת תרופה', en: 'Edit medicine', ar: 'تعديل الدواء' },
  added: { he: 'התרופה נוספה', en: 'The medicine was added', ar: 'أُضيف الدواء' },
  saved: { he: 'התרופה עודכנה', en: 'The medicine was updated', ar: 'حُدّث الدواء' },
  gone: { he: 'התרופה נמחקה בינתיים', en: 'The medicine was deleted meanwhile', ar: 'حُذف الدواء في هذه الأثناء' },
});
