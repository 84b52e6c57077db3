import { texts } from '@tzemed/contract/text/texts';

/** Texts for choosing and saving an expense template. */
export const expenseTemplateTexts = texts({
  usual: { he: 'הוצאות נפוצות', en: 'Usual expenses', ar: 'مصاريف شائعة' },
  keep: { he: 'שמירת ״{name}״ כתבנית', en: 'Save “{name}” as a template', ar: 'حفظ «{name}» كقالب' },
  keepHint: {
    he: 'כדי לשמור תבנית משלכם, מלאו תיאור וקטגוריה.',
    en: 'To save a template of your own, fill in a description and a category.',
    ar: 'لحفظ قالب خاص بكم، املؤوا الوصف والفئة.',
  },
  added: { he: 'התבנית נשמרה', en: 'The template was saved', ar: 'حُفظ القالب' },
  isThere: { he: 'התבנית הזאת כבר שמורה', en: 'This template is saved already', ar: 'هذا القالب محفوظ بالفعل' },
  editNamed: { he: 'עריכת התבנית {name}', en: 'Edit the template {name}', ar: 'تعديل القالب {name}' },
  editTitle: { he: 'עריכת תבנית', en: 'Edit template', ar: 'تعديل القالب' },
  anySum: {
    he: 'אפשר להשאיר ריק, אם הסכום שונה בכל פעם.',
    en: 'Leave it empty if the amount differs each time.',
    ar: 'اتركوه فارغًا إذا كان المبلغ يختلف كل مرة.',
  },
  saved: { he: 'התבנית עודכנה', en: 'The template was updated', ar: 'تم تحديث القالب' },
  gone: { he: 'התבנית נמחקה בינתיים', en: 'The template was deleted meanwhile', ar: 'حُذف القالب في هذه الأثناء' },
  restored: { he: 'התבנית שוחזרה', en: 'The template was restored', ar: 'استُعيد القالب' },
});
