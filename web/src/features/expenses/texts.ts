import { texts } from '@tzemed/contract/text/texts';
import { expensesCardTexts } from './card-texts.ts';
import { expenseFormTexts } from './form/form-texts.ts';

export const expenseTexts = texts({
  ...expenseFormTexts,
  lead: {
    he: 'כמה עולה לגדל אותן, לפי חיית מחמד וקטגוריה.',
    en: 'What raising them costs, by pet and category.',
    ar: 'كم تكلّف تربيتها، حسب الحيوان والفئة.',
  },

  summary: { he: 'סיכום', en: 'Summary', ar: 'ملخص' },
  totalOfMonth: { he: 'סה״כ ב{month}', en: 'Total in {month}', ar: 'المجموع في {month}' },
  totalOfFilter: { he: 'סה״כ לפי הסינון', en: 'Total for these filters', ar: 'المجموع حسب التصفية' },
  counted: expensesCardTexts.counted,
  byMonth: { he: 'לפי חודשים', en: 'By month', ar: 'حسب الشهر' },
  allCategories: { he: 'כל הקטגוריות', en: 'All categories', ar: 'كل الفئات' },

  emptyTitle: { he: 'עוד לא נרשמה אף הוצאה', en: 'Not a single expense yet', ar: 'لم يُسجَّل أي مصروف بعد' },
  emptyText: {
    he: 'רשמו את הראשונה, ונראה יחד לאן הולך הכסף.',
    en: 'Record the first one, and let’s see together where the money goes.',
    ar: 'سجّلوا الأول، ولنرَ معًا إلى أين يذهب المال.',
  },
  fromFile: { he: 'ייבוא מקובץ', en: 'Import from a file', ar: 'استيراد من ملف' },
  noMatch: { he: 'אין הוצאות שמתאימות לסינון', en: 'No expenses match the filters', ar: 'لا توجد مصاريف تطابق التصفية' },

  show: {
    he: { one: 'הצגת הוצאה אחת', two: 'הצגת שתי הוצאות', other: 'הצגת {count} הוצאות' },
    en: { one: 'Show 1 expense', other: 'Show {count} expenses' },
    ar: {
      one: 'عرض مصروف واحد',
      two: 'عرض مصروفين',
      few: 'عرض {count} مصاريف',
      many: 'عرض {count} مصروفًا',
      other: 'عرض {count} مصروف',
    },
  },
  showNone: { he: 'אין הוצאות כאלה', en: 'No such expenses', ar: 'لا توجد مصاريف كهذه' },
  fromPlan: { he: 'הוצאה קבועה', en: 'Repeating expense', ar: 'مصروف متكرر' },
  fromGonePlan: { he: 'הוצאה קבועה שנמחקה', en: 'Deleted repeating expense', ar: 'مصروف متكرر محذوف' },
  fromPlanOf: { he: 'הוצאה קבועה: {name}', en: 'Repeating expense: {name}', ar: 'مصروف متكرر: {name}' },
  receiptOf: { he: 'הקבלה של {name}', en: 'The receipt of {name}', ar: 'إيصال {name}' },
  newest: { he: 'מהחדשה לישנה', en: 'Newest first', ar: 'من الأحدث إلى الأقدم' },
  oldest: { he: 'מהישנה לחדשה', en: 'Oldest first', ar: 'من الأقدم إلى الأحدث' },
  dearest: { he: 'מהיקרה לזולה', en: 'Most expensive first', ar: 'من الأغلى إلى الأرخص' },

  removeQuestion: {
    he: 'האם אתם בטוחים שברצונכם למחוק את ההוצאה?',
    en: 'Are you sure you want to delete the expense?',
    ar: 'هل أنتم متأكدون من حذف المصروف؟',
  },
  removed: { he: 'ההוצאה נמחקה', en: 'The expense was deleted', ar: 'تم حذف المصروف' },
  restored: { he: 'ההוצאה שוחזרה', en: 'The expense was restored', ar: 'تمت استعادة المصروف' },
});

/** Labels of a sum, by the chosen date range. */
export const totalTexts = texts({
  month: { he: 'סה״כ החודש', en: 'Total this month', ar: 'المجموع هذا الشهر' },
  quarter: { he: 'סה״כ ב־3 החודשים האחרונים', en: 'Total of the last 3 months', ar: 'المجموع في آخر 3 أشهر' },
  year: { he: 'סה״כ השנה', en: 'Total this year', ar: 'المجموع هذه السنة' },
  all: { he: 'סה״כ בכל התקופה', en: 'Total of all time', ar: 'المجموع في كل الفترة' },
});
