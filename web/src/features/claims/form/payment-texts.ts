import { texts } from '@tzemed/contract/text/texts';

/** Texts of the payment dialog. */
export const paymentTexts = texts({
  amount: { he: 'כמה התקבל', en: 'Amount received', ar: 'المبلغ المستلَم' },
  left: { he: 'נשארו {sum} מתוך {whole}', en: '{sum} of {whole} remain', ar: 'بقي {sum} من {whole}' },
  gotBy: { he: 'מי קיבל', en: 'Paid to', ar: 'من استلم' },
  isLast: { he: 'זה התשלום האחרון', en: 'This is the last payment', ar: 'هذه الدفعة الأخيرة' },
  isLastHint: {
    he: 'התביעה תסומן כמשולמת.',
    en: 'The claim will be marked as paid.',
    ar: 'ستُحدَّد المطالبة كمدفوعة.',
  },
  answer: { he: 'תשובת חברת הביטוח', en: 'The insurer’s answer', ar: 'ردّ شركة التأمين' },
  divide: { he: 'חלוקה לפי הוצאה', en: 'Divide by expense', ar: 'تقسيم حسب المصروف' },
  divideHint: {
    he: 'בלי חלוקה הסכום מתחלק לפי מה שנשאר מכל הוצאה.',
    en: 'Undivided, it is shared by what is left of each expense.',
    ar: 'من دون تقسيم يُوزَّع المبلغ حسب ما بقي من كل مصروف.',
  },
  partLeft: { he: 'נשארו {sum}', en: '{sum} left', ar: 'بقي {sum}' },
  whole: { he: 'החלקים מסתכמים בסכום כולו', en: 'The parts add up to the whole', ar: 'مجموع الأجزاء يساوي المبلغ كله' },
  missing: { he: 'נשארו לחלק {sum}', en: '{sum} left to divide', ar: 'بقي {sum} للتقسيم' },
  over: { he: '{sum} יותר מהסכום', en: '{sum} more than the amount', ar: 'أكثر من المبلغ بـ {sum}' },
  paidMeanwhile: {
    he: 'בינתיים נרשם תשלום אחר: התקבלו כבר {sum}. אם זה תשלום נוסף, שמרו שוב.',
    en: 'Another payment was recorded meanwhile: {sum} received so far. If this one comes on top, save again.',
    ar: 'سُجّلت دفعة أخرى في هذه الأثناء: استُلم حتى الآن {sum}. إن كانت هذه دفعة إضافية، فاحفظوا مجددًا.',
  },
  saved: { he: 'התשלום נרשם', en: 'The payment was recorded', ar: 'سُجّلت الدفعة' },
});
