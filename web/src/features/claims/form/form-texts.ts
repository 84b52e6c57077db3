import { texts } from '@tzemed/contract/text/texts';
import { claimTexts } from '../claim-texts.ts';
import { claimPageTexts } from '../page/page-texts.ts';

/** Texts of the claim form, and of the dialogs for the next steps of a claim. */
export const claimFormTexts = texts({
  insurer: { he: 'חברת הביטוח', en: 'Insurer', ar: 'شركة التأمين' },
  policyNumber: claimPageTexts.policyNumber,
  reference: claimPageTexts.reference,
  referenceHint: {
    he: 'כפי שחברת הביטוח קוראת לה, אם כבר ידוע.',
    en: 'What the insurer calls it, if you know that already.',
    ar: 'كما تسمّيها شركة التأمين، إن كان معروفًا.',
  },
  status: { he: 'מצב', en: 'State', ar: 'الحالة' },
  draft: claimTexts.draft,
  sent: claimTexts.sent,
  moreAsked: claimTexts.moreAsked,
  paid: claimTexts.paid,
  refused: claimTexts.refused,
  sentOn: { he: 'תאריך השליחה', en: 'Sent on', ar: 'تاريخ الإرسال' },
  answeredOn: { he: 'תאריך התשובה', en: 'Answered on', ar: 'تاريخ الرد' },
  answer: { he: 'תשובת חברת הביטוח', en: 'The insurer’s answer', ar: 'ردّ شركة التأمين' },

  draftEmpties: {
    he: 'בטיוטה אין תאריכים ואין תשובה: בשמירה הם יימחקו.',
    en: 'A draft has no dates and no answer: saving deletes them.',
    ar: 'لا تواريخ ولا ردّ في المسودة: تُحذف عند الحفظ.',
  },

  expenses: { he: 'הוצאות', en: 'Expenses', ar: 'المصاريف' },
  records: { he: 'טיפולים', en: 'Treatments', ar: 'العلاجات' },
  recordsHint: {
    he: 'המסמכים של הטיפולים שמסומנים נכנסים לתיק.',
    en: 'The documents of the ticked treatments go into the pack.',
    ar: 'مستندات العلاجات المحددة تدخل في الملف.',
  },
  choosePet: {
    he: 'ההוצאות יופיעו כאן אחרי בחירת חיית המחמד.',
    en: 'Expenses are shown here once the pet is chosen.',
    ar: 'تظهر المصاريف هنا بعد اختيار الحيوان الأليف.',
  },
  noExpenses: {
    he: 'לחיית המחמד הזאת עוד לא נרשמו הוצאות.',
    en: 'No expenses are recorded for this pet yet.',
    ar: 'لم تُسجَّل مصاريف لهذا الحيوان بعد.',
  },
  search: { he: 'חיפוש ברשימה', en: 'Search the list', ar: 'بحث في القائمة' },
  noneFound: { he: 'לא נמצא ברשימה', en: 'Nothing like that in the list', ar: 'لا شيء كهذا في القائمة' },
  older: { he: 'הצגת ישנות יותר', en: 'Show older ones', ar: 'عرض الأقدم' },
  elsewhere: { he: 'כבר בתביעה אחרת', en: 'In another claim already', ar: 'في مطالبة أخرى' },
  ofVisit: {
    he: 'עלות של ביקור: המסמכים שלו נכנסים לתיק',
    en: 'Cost of a visit: its documents go into the pack',
    ar: 'تكلفة زيارة: تدخل مستنداتها في الملف',
  },
  withExpense: {
    he: 'נכנס לתיק עם ההוצאה',
    en: 'In the pack by its expense',
    ar: 'في الملف مع المصروف',
  },
  refunded: { he: 'הוחזרו {sum}', en: '{sum} refunded', ar: 'استُرد {sum}' },
  papers: {
    he: { one: 'מסמך אחד', two: 'שני מסמכים', other: '{count} מסמכים' },
    en: { one: '{count} document', other: '{count} documents' },
    ar: { one: 'مستند واحد', two: 'مستندان', few: '{count} مستندات', many: '{count} مستندًا', other: '{count} مستند' },
  },
  counted: {
    he: { one: 'סומנה הוצאה אחת', two: 'סומנו שתי הוצאות', other: 'סומנו {count} הוצאות' },
    en: { one: '{count} expense ticked', other: '{count} expenses ticked' },
    ar: {
      one: 'حُدد مصروف واحد',
      two: 'حُدد مصروفان',
      few: 'حُددت {count} مصاريف',
      many: 'حُدد {count} مصروفًا',
      other: 'حُدد {count} مصروف',
    },
  },
  countedRecords: {
    he: { one: 'סומן טיפול אחד', two: 'סומנו שני טיפולים', other: 'סומנו {count} טיפולים' },
    en: { one: '{count} treatment ticked', other: '{count} treatments ticked' },
    ar: {
      one: 'حُدد علاج واحد',
      two: 'حُدد علاجان',
      few: 'حُددت {count} علاجات',
      many: 'حُدد {count} علاجًا',
      other: 'حُدد {count} علاج',
    },
  },
  noneTicked: { he: 'עוד לא סומן כלום', en: 'Nothing is ticked yet', ar: 'لم يُحدد شيء بعد' },

  nowSent: { he: 'התביעה סומנה כנשלחה', en: 'The claim is marked as sent', ar: 'حُدِّدت المطالبة كمُرسَلة' },
  nowSentAgain: {
    he: 'התביעה שוב ממתינה לתשובה',
    en: 'The claim waits for an answer again',
    ar: 'المطالبة تنتظر الرد مجددًا',
  },
  nowMoreAsked: {
    he: 'נרשם שביקשו מסמכים נוספים',
    en: 'Recorded: more documents requested',
    ar: 'سُجّل أنهم طلبوا مستندات إضافية',
  },
  nowRefused: { he: 'נרשם שהתביעה נדחתה', en: 'Recorded as refused', ar: 'سُجّل رفض المطالبة' },
  whatMore: { he: 'מה ביקשו', en: 'What they asked for', ar: 'ماذا طلبوا' },
  why: { he: 'הסיבה', en: 'The reason', ar: 'السبب' },
  againHint: {
    he: 'אחרי ששולחים את מה שביקשו, התביעה חוזרת להמתין לתשובה.',
    en: 'Once what they asked for is sent, the claim waits for an answer again.',
    ar: 'بعد إرسال ما طلبوه، تعود المطالبة لانتظار الرد.',
  },
});
