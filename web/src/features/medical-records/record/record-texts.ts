import { texts } from '@tzemed/contract/text/texts';

/** Texts of the record page that its form does not have. */
export const recordTexts = texts({
  edit: { he: 'עריכה', en: 'Edit', ar: 'تعديل' },
  done: { he: 'מה נעשה', en: 'What was done', ar: 'ما الذي تم' },
  nothingMore: {
    he: 'אין כאן פרטים נוספים. הערות, תכשיר ווטרינר אפשר להוסיף בעריכה.',
    en: 'There are no more details here. Notes, product and vet can be added by editing.',
    ar: 'لا تفاصيل إضافية هنا. يمكن إضافة الملاحظات والمستحضر والطبيب بالتعديل.',
  },
  together: { he: 'באותו ביקור היו גם', en: 'Also at this visit', ar: 'حضر هذه الزيارة أيضًا' },
  linked: { he: 'הוצאה מקושרת', en: 'Linked expense', ar: 'مصروف مرتبط' },
  follows: {
    he: 'הסכום והתאריך מתעדכנים יחד עם הרשומה.',
    en: 'Its sum and date change with the record.',
    ar: 'المبلغ والتاريخ يتغيّران مع السجل.',
  },
  openExpenses: { he: 'להוצאות של {name}', en: 'To {name}’s expenses', ar: 'إلى مصاريف {name}' },
  unlink: { he: 'ניתוק', en: 'Unlink', ar: 'فصل' },
  unlinked: {
    he: 'ההוצאה נותקה מהרשומה ונשארה בהוצאות',
    en: 'The expense was unlinked and stays among the expenses',
    ar: 'فُصل المصروف عن السجل وبقي ضمن المصاريف',
  },
  noExpense: {
    he: 'לא נרשמה עלות לביקור הזה.',
    en: 'No cost was recorded for this visit.',
    ar: 'لم تُسجَّل تكلفة لهذه الزيارة.',
  },
  addExpense: { he: 'הוספת הוצאה', en: 'Add an expense', ar: 'إضافة مصروف' },
  history: { he: 'היסטוריה', en: 'History', ar: 'السجل الزمني' },
});

/** Texts on the validity of a vaccination. */
export const validityTexts = texts({
  validUntil: { he: 'בתוקף עד', en: 'Valid until', ar: 'سارٍ حتى' },
  until: { he: 'בתוקף עד {day}', en: 'Valid until {day}', ar: 'سارٍ حتى {day}' },
  wasUntil: { he: 'היה בתוקף עד {day}', en: 'Was valid until {day}', ar: 'كان ساريًا حتى {day}' },
  ends: { he: 'יפוג {when}', en: 'Expires {when}', ar: 'صلاحيته تنتهي {when}' },
  ended: { he: 'התוקף פג ב־{day}', en: 'Expired on {day}', ar: 'انتهت صلاحيته في {day}' },
});
