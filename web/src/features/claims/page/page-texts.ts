import { texts } from '@tzemed/contract/text/texts';

/** Texts of the page of one claim. */
export const claimPageTexts = texts({
  steps: { he: 'מצב התביעה', en: 'Progress of the claim', ar: 'مراحل المطالبة' },
  prepared: { he: 'הוכנה', en: 'Prepared', ar: 'أُعدّت' },
  sent: { he: 'נשלחה', en: 'Sent', ar: 'أُرسلت' },
  answer: { he: 'תשובה', en: 'Answer', ar: 'الرد' },
  notYet: { he: 'עוד לא', en: 'Not yet', ar: 'ليس بعد' },

  markSent: { he: 'סימון כנשלחה', en: 'Mark as sent', ar: 'تحديد كمُرسَلة' },
  sentAgain: { he: 'נשלחה שוב', en: 'Sent again', ar: 'أُرسلت مجددًا' },
  moreAsked: { he: 'ביקשו מסמכים נוספים', en: 'More documents requested', ar: 'طلبوا مستندات إضافية' },
  gotPaid: { he: 'התקבל תשלום', en: 'Payment received', ar: 'استُلم مبلغ' },
  gotMore: { he: 'התקבל תשלום נוסף', en: 'Another payment received', ar: 'استُلم مبلغ إضافي' },
  howMuch: { he: 'כמה התקבל? רשמו', en: 'How much came in? Record it', ar: 'كم استُلم؟ سجّلوا' },
  refused: { he: 'נדחתה', en: 'Refused', ar: 'رُفضت' },
  pack: { he: 'הורדת התיק (PDF)', en: 'Download the pack (PDF)', ar: 'تنزيل الملف (PDF)' },
  packName: { he: 'תביעה', en: 'Claim', ar: 'مطالبة' },
  choose: { he: 'בחירת הוצאות', en: 'Choose expenses', ar: 'اختيار المصاريف' },

  insurersAnswer: { he: 'תשובת חברת הביטוח', en: 'The insurer’s answer', ar: 'ردّ شركة التأمين' },
  details: { he: 'פרטים', en: 'Details', ar: 'التفاصيل' },
  policyNumber: { he: 'מספר פוליסה', en: 'Policy number', ar: 'رقم الوثيقة' },
  reference: { he: 'מספר תביעה', en: 'Claim number', ar: 'رقم المطالبة' },
  copyReference: { he: 'העתקת מספר התביעה', en: 'Copy the claim number', ar: 'نسخ رقم المطالبة' },
  copied: { he: 'מספר התביעה הועתק', en: 'The claim number was copied', ar: 'نُسخ رقم المطالبة' },
  notCopied: {
    he: 'ההעתקה לא הצליחה. אפשר לסמן ולהעתיק ידנית',
    en: 'Copying failed. You can select and copy it by hand',
    ar: 'تعذر النسخ. يمكن التحديد والنسخ يدويًا',
  },
  notes: { he: 'הערות', en: 'Notes', ar: 'ملاحظات' },

  expenses: { he: 'ההוצאות בתביעה', en: 'Expenses in the claim', ar: 'المصاريف في المطالبة' },
  noExpenses: {
    he: 'עוד לא נבחרו הוצאות.',
    en: 'No expenses were chosen yet.',
    ar: 'لم تُختر مصاريف بعد.',
  },
  toExpense: { he: 'להוצאה: {name}', en: 'To the expense: {name}', ar: 'إلى المصروف: {name}' },
  refund: { he: 'התקבל ב־{day}', en: 'Received on {day}', ar: 'استُلم في {day}' },
  refundOf: { he: 'מה שהתקבל על {name}, {sum}', en: 'What came for {name}, {sum}', ar: 'ما استُلم عن {name}، {sum}' },
  removeRefund: {
    he: 'הסכום יימחק מההוצאות, ויחזור להיות חלק ממה שלא שולם.',
    en: 'The sum is deleted from the expenses, and counts as not paid again.',
    ar: 'يُحذف المبلغ من المصاريف، ويُحسب مجددًا كأنه لم يُدفع.',
  },
  refundRemoved: { he: 'ההחזר נמחק', en: 'The refund was deleted', ar: 'تم حذف الاسترداد' },
  refundRestored: { he: 'ההחזר שוחזר', en: 'The refund was restored', ar: 'تمت استعادة الاسترداد' },
  elsewhere: {
    he: 'מלבד זה הוחזרו {sum}, לא דרך התביעה',
    en: '{sum} were refunded otherwise, not by the claim',
    ar: 'استُرد {sum} بطريقة أخرى، لا عبر المطالبة',
  },

  records: { he: 'טיפולים', en: 'Treatments', ar: 'العلاجات' },
  recordsSay: {
    he: 'המסמכים שלהם נכנסים לתיק.',
    en: 'Their documents go into the pack.',
    ar: 'مستنداتها تدخل في الملف.',
  },
});
