import { texts } from '@tzemed/contract/text/texts';
import { expensesCardTexts } from '../card-texts.ts';

/** Texts about refunds in the list. */
export const refundTexts = texts({
  refund: expensesCardTexts.refund,
  addFor: { he: 'הוספת החזר על {name}', en: 'Add a refund for {name}', ar: 'إضافة استرداد عن {name}' },
  refunded: { he: 'הוחזרו {sum}', en: '{sum} refunded', ar: 'استُرد {sum}' },
  refundedOf: { he: 'הוחזרו {sum} על {name}', en: '{sum} refunded for {name}', ar: 'استُرد {sum} عن {name}' },
  toExpense: { he: 'להוצאה המקורית', en: 'To the expense', ar: 'إلى المصروف الأصلي' },
  toExpenseOf: {
    he: 'להוצאה המקורית של {name}',
    en: 'To the expense of {name}',
    ar: 'إلى المصروف الأصلي لـ {name}',
  },
  gotBy: { he: 'הוחזר אל {name}', en: 'Refunded to {name}', ar: 'أُعيد إلى {name}' },

  refunds: { he: 'החזרים', en: 'Refunds', ar: 'المبالغ المستردة' },
  all: { he: 'כל ההוצאות', en: 'All expenses', ar: 'كل المصاريف' },
  ofOne: { he: 'החזרים על הוצאה אחת', en: 'Refunds for one expense', ar: 'المبالغ المستردة عن مصروف واحد' },
  of: { he: 'החזרים על {name}', en: 'Refunds for {name}', ar: 'المبالغ المستردة عن {name}' },

  removeQuestion: {
    he: 'האם אתם בטוחים שברצונכם למחוק את ההחזר?',
    en: 'Are you sure you want to delete the refund?',
    ar: 'هل أنتم متأكدون من حذف الاسترداد؟',
  },
  removeWithRefunds: {
    he: 'האם אתם בטוחים שברצונכם למחוק את ההוצאה? גם מה שהוחזר עליה ({sum}) יימחק.',
    en: 'Are you sure you want to delete the expense? What was refunded for it ({sum}) will be deleted too.',
    ar: 'هل أنتم متأكدون من حذف المصروف؟ سيُحذف أيضًا ما استُرد منه ({sum}).',
  },
  removed: { he: 'ההחזר נמחק', en: 'The refund was deleted', ar: 'تم حذف الاسترداد' },
  restored: { he: 'ההחזר שוחזר', en: 'The refund was restored', ar: 'تمت استعادة الاسترداد' },
  title: { he: 'החזר על {name}', en: 'Refund for {name}', ar: 'استرداد عن {name}' },
  editTitle: { he: 'עריכת החזר', en: 'Edit refund', ar: 'تعديل الاسترداد' },
  added: { he: 'ההחזר נוסף', en: 'The refund was added', ar: 'تمت إضافة الاسترداد' },
  saved: { he: 'ההחזר עודכן', en: 'The refund was updated', ar: 'تم تحديث الاسترداد' },
  gone: { he: 'ההחזר נמחק בינתיים', en: 'The refund was deleted meanwhile', ar: 'حُذف الاسترداد في هذه الأثناء' },
});
