import { texts } from '@tzemed/contract/text/texts';

/** Texts of the expense form, wherever it is opened. */
export const expenseFormTexts = texts({
  addTitle: { he: 'הוצאה חדשה', en: 'New expense', ar: 'مصروف جديد' },
  editTitle: { he: 'עריכת הוצאה', en: 'Edit expense', ar: 'تعديل المصروف' },
  added: { he: 'ההוצאה נוספה', en: 'The expense was added', ar: 'تمت إضافة المصروف' },
  saved: { he: 'ההוצאה עודכנה', en: 'The expense was updated', ar: 'تم تحديث المصروف' },
  gone: { he: 'ההוצאה נמחקה בינתיים', en: 'The expense was deleted meanwhile', ar: 'حُذف المصروف في هذه الأثناء' },
});
