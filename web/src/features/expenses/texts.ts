import { texts } from '@tzemed/contract/texts';
import { expensesCardTexts } from './card-texts.ts';

export const expenseTexts = texts({
  lead: {
    he: 'כמה עולה לגדל אותן, לפי חיית מחמד וקטגוריה.',
    en: 'What raising them costs, by pet and category.',
    ar: 'كم تكلّف تربيتها، حسب الحيوان والفئة.',
  },
  addTitle: { he: 'הוצאה חדשה', en: 'New expense', ar: 'مصروف جديد' },
  editTitle: { he: 'עריכת הוצאה', en: 'Edit expense', ar: 'تعديل المصروف' },

  summary: { he: 'סיכום', en: 'Summary', ar: 'ملخص' },
  total: { he: 'סה״כ', en: 'Total', ar: 'المجموع' },
  count: { he: 'מספר ההוצאות', en: 'Number of expenses', ar: 'عدد المصاريف' },
  pets: { he: 'חיות מחמד', en: 'Pets', ar: 'الحيوانات الأليفة' },
  allCategories: { he: 'כל הקטגוריות', en: 'All categories', ar: 'كل الفئات' },

  emptyTitle: expensesCardTexts.empty,
  emptyText: {
    he: 'מזון, חיסון, צעצוע: רשמו הוצאה אחת, והסכומים יתחילו להצטבר כאן.',
    en: 'Food, a vaccination, a toy: write down one expense, and the totals start to add up here.',
    ar: 'طعام، تطعيم، لعبة: سجّلوا مصروفًا واحدًا، وتبدأ المجاميع بالتراكم هنا.',
  },
  noMatch: { he: 'אין הוצאות שמתאימות לסינון', en: 'No expenses match the filters', ar: 'لا توجد مصاريف تطابق التصفية' },

  added: { he: 'ההוצאה נוספה', en: 'The expense was added', ar: 'تمت إضافة المصروف' },
  saved: { he: 'ההוצאה עודכנה', en: 'The expense was updated', ar: 'تم تحديث المصروف' },
  removeQuestion: {
    he: 'האם אתם בטוחים שברצונכם למחוק את ההוצאה?',
    en: 'Are you sure you want to delete the expense?',
    ar: 'هل أنتم متأكدون من حذف المصروف؟',
  },
  removed: { he: 'ההוצאה נמחקה', en: 'The expense was deleted', ar: 'تم حذف المصروف' },
  restored: { he: 'ההוצאה שוחזרה', en: 'The expense was restored', ar: 'تمت استعادة المصروف' },
});
