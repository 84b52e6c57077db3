import { texts } from '@tzemed/contract/text/texts';

export const settlementFormTexts = texts({
  home: { he: 'הבית', en: 'Home', ar: 'البيت' },
  from: { he: 'מי העביר', en: 'Who paid', ar: 'من حوّل' },
  to: { he: 'מי קיבל', en: 'Who received it', ar: 'من استلم' },
  amount: { he: 'סכום', en: 'Amount', ar: 'المبلغ' },
  choose: { he: 'בחירה', en: 'Choose', ar: 'اختيار' },
  you: { he: '{name} (אתם)', en: '{name} (you)', ar: '{name} (أنتم)' },
  added: { he: 'ההעברה נרשמה', en: 'The payment was recorded', ar: 'سُجّل التحويل' },
  saved: { he: 'ההעברה עודכנה', en: 'The payment was updated', ar: 'حُدّث التحويل' },
  gone: { he: 'ההעברה נמחקה בינתיים', en: 'The payment was deleted meanwhile', ar: 'حُذف التحويل في هذه الأثناء' },
});
