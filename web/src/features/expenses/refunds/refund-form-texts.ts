import { texts } from '@tzemed/contract/text/texts';

/** Texts used in forms only: in the refund form, and in the expense form that leads to it. */
export const refundFormTexts = texts({
  add: { he: 'הוספת החזר', en: 'Add a refund', ar: 'إضافة استرداد' },
  amount: { he: 'כמה הוחזר', en: 'Amount refunded', ar: 'المبلغ المسترد' },
  gotBy: { he: 'מי קיבל את ההחזר', en: 'Refunded to', ar: 'من استلم المبلغ' },
  left: {
    he: 'עד {sum}, מתוך הוצאה של {whole}',
    en: 'Up to {sum}, of the {whole} paid',
    ar: 'حتى {sum}، من مصروف قدره {whole}',
  },
});
