import { texts } from '@tzemed/contract/texts';
import { expenseFormTexts } from './form-texts.ts';

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

  emptyTitle: { he: 'עוד לא נרשמה אף הוצאה', en: 'Not a single expense yet', ar: 'لم يُسجَّل أي مصروف بعد' },
  emptyText: {
    he: 'רשמו את הראשונה, ונראה יחד לאן הולך הכסף.',
    en: 'Write down the first one, and let’s see together where the money goes.',
    ar: 'سجّلوا الأول، ولنرَ معًا إلى أين يذهب المال.',
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
