import { texts } from '@tzemed/contract/text/texts';

/** Texts of a claim on all screens: its status, the claimed sum and the received sum. */
export const claimTexts = texts({
  draft: { he: 'טיוטה', en: 'Draft', ar: 'مسودة' },
  sent: { he: 'נשלחה', en: 'Sent', ar: 'أُرسلت' },
  moreAsked: { he: 'ביקשו מסמכים נוספים', en: 'More documents requested', ar: 'طلبوا مستندات إضافية' },
  paid: { he: 'שולמה', en: 'Paid', ar: 'دُفعت' },
  paidInPart: { he: 'שולמה בחלקה', en: 'Paid in part', ar: 'دُفعت جزئيًا' },
  paidInFull: { he: 'שולמה במלואה', en: 'Paid in full', ar: 'دُفعت بالكامل' },
  refused: { he: 'נדחתה', en: 'Refused', ar: 'رُفضت' },

  waits: {
    he: { one: 'ממתינה יום אחד', two: 'ממתינה יומיים', many: 'ממתינה {count} יום', other: 'ממתינה {count} ימים' },
    en: { one: 'Waiting for 1 day', other: 'Waiting for {count} days' },
    ar: {
      one: 'تنتظر منذ يوم واحد',
      two: 'تنتظر منذ يومين',
      few: 'تنتظر منذ {count} أيام',
      many: 'تنتظر منذ {count} يومًا',
      other: 'تنتظر منذ {count} يوم',
    },
  },
  waitsSinceToday: { he: 'נשלחה היום', en: 'Sent today', ar: 'أُرسلت اليوم' },
  waitsForYou: { he: 'מחכים לתשובה מכם', en: 'They are waiting for you', ar: 'ينتظرون ردّكم' },
  notSent: { he: 'עוד לא נשלחה', en: 'Not sent yet', ar: 'لم تُرسل بعد' },
  sentOn: { he: 'נשלחה ב־{day}', en: 'Sent on {day}', ar: 'أُرسلت في {day}' },

  claimed: { he: 'סכום התביעה', en: 'Amount claimed', ar: 'مبلغ المطالبة' },
  cameBack: { he: 'התקבל', en: 'Received', ar: 'المستلَم' },
  notPaid: { he: 'לא שולם', en: 'Not paid', ar: 'لم يُدفع' },
  stillOpen: { he: 'נשאר', en: 'Remaining', ar: 'المتبقي' },
  named: { he: '{insurer}, {sum}', en: '{insurer}, {sum}', ar: '{insurer}، {sum}' },

  edit: { he: 'עריכה', en: 'Edit', ar: 'تعديل' },
  remove: { he: 'מחיקה', en: 'Delete', ar: 'حذف' },
  more: { he: 'עוד פעולות: {name}', en: 'More: {name}', ar: 'المزيد: {name}' },
});
