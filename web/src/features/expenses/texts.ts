import { texts } from '@tzemed/contract/texts';
import { expenseFormTexts } from './form-texts.ts';
import { expensesCardTexts } from './card-texts.ts';

export const expenseTexts = texts({
  ...expenseFormTexts,
  lead: {
    he: 'כמה עולה לגדל אותן, לפי חיית מחמד וקטגוריה.',
    en: 'What raising them costs, by pet and category.',
    ar: 'كم تكلّف تربيتها، حسب الحيوان والفئة.',
  },

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

  removeQuestion: {
    he: 'האם אתם בטוחים שברצונכם למחוק את ההוצאה?',
    en: 'Are you sure you want to delete the expense?',
    ar: 'هل أنتم متأكدون من حذف المصروف؟',
  },
  removed: { he: 'ההוצאה נמחקה', en: 'The expense was deleted', ar: 'تم حذف المصروف' },
  restored: { he: 'ההוצאה שוחזרה', en: 'The expense was restored', ar: 'تمت استعادة المصروف' },
});
