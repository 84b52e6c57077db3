import { texts } from '@tzemed/contract/text/texts';

/** Texts of the fields of a split expense. */
export const splitFieldsTexts = texts({
  alsoFor: { he: 'גם עבור', en: 'Also for', ar: 'أيضًا من أجل' },
  how: { he: 'איך מתחלק הסכום', en: 'How the amount is divided', ar: 'كيف يُقسَّم المبلغ' },
  equal: { he: 'שווה בשווה', en: 'Equally', ar: 'بالتساوي' },
  percent: { he: 'באחוזים', en: 'By percent', ar: 'بالنسب المئوية' },
  amount: { he: 'בסכומים', en: 'By amount', ar: 'بالمبالغ' },
  left: { he: 'נותרו לחלוקה {left}', en: '{left} left to divide', ar: 'بقي للتقسيم {left}' },
  over: { he: 'חולקו {left} יותר מדי', en: '{left} too much was divided', ar: 'قُسِّم {left} أكثر من اللازم' },
  all: { he: 'הכול חולק', en: 'All of it is divided', ar: 'قُسِّم المبلغ كله' },
  sum: { he: 'הסכום וחלוקתו', en: 'Amount and its division', ar: 'المبلغ وتقسيمه' },
  what: { he: 'מה עורכים', en: 'What is edited', ar: 'ما الذي يُعدَّل' },
  eachItsOwn: {
    he: 'לכל חיית מחמד תירשם הוצאה עם החלק שלה. הקבלה תישמר אצל {name}.',
    en: 'Each pet gets an expense with its part. The receipt is kept with {name}.',
    ar: 'يُسجَّل لكل حيوان مصروف بحصته. يُحفظ الإيصال لدى {name}.',
  },
  addedAll: {
    he: { one: 'נוספה הוצאה אחת', two: 'נוספו שתי הוצאות', other: 'נוספו {count} הוצאות' },
    en: { one: 'One expense was added', other: '{count} expenses were added' },
    ar: {
      one: 'أُضيف مصروف واحد',
      two: 'أُضيف مصروفان',
      few: 'أُضيفت {count} مصاريف',
      many: 'أُضيف {count} مصروفًا',
      other: 'أُضيف {count} مصروف',
    },
  },
});
