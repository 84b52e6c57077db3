import { texts } from '@tzemed/contract/text/texts';

export const missingTexts = texts({
  title: { he: 'כדאי להשלים', en: 'Worth completing', ar: 'يُستحسن إكماله' },
  rabiesCertificate: { he: 'תעודת חיסון נגד כלבת', en: 'Rabies certificate', ar: 'شهادة التطعيم ضد داء الكلب' },
  licenceRenewal: { he: 'חידוש הרישיון', en: 'Licence renewal', ar: 'تجديد الرخصة' },
  chip: { he: 'מספר שבב', en: 'Chip number', ar: 'رقم الشريحة' },
  visitSummary: { he: 'סיכום ביקור', en: 'Visit summary', ar: 'ملخص الزيارة' },
  paperExpires: { he: 'תוקף של מסמך', en: 'A document’s validity', ar: 'صلاحية مستند' },
  rabiesWhy: {
    he: 'לרישום החיסון עוד לא צורף מסמך.',
    en: 'Nothing is attached to the vaccination yet.',
    ar: 'لم يُرفق مستند بسجل التطعيم بعد.',
  },
  licenceWhy: {
    he: 'הרישיון היה בתוקף עד {day}. רישיון לכלב מתחדש כל שנה.',
    en: 'The licence was valid until {day}. A dog’s licence is renewed every year.',
    ar: 'كانت الرخصة سارية حتى {day}. تُجدَّد رخصة الكلب كل سنة.',
  },
  chipWhy: {
    he: 'עוד לא נרשם מספר. בישראל כל כלב צריך שבב.',
    en: 'No number is recorded yet. In Israel every dog needs a chip.',
    ar: 'لم يُسجَّل رقم بعد. في إسرائيل يحتاج كل كلب إلى شريحة.',
  },
  visitWhy: {
    he: 'יש חשבונית בלי סיכום. חברות ביטוח מבקשות בדרך כלל את שניהם.',
    en: 'There is an invoice without a summary. Insurers usually ask for both.',
    ar: 'توجد فاتورة بلا ملخص. شركات التأمين تطلب عادةً كليهما.',
  },
  until: { he: 'בתוקף עד {day}', en: 'Valid until {day}', ar: 'سارٍ حتى {day}' },
  wasUntil: { he: 'היה בתוקף עד {day}', en: 'Was valid until {day}', ar: 'كان ساريًا حتى {day}' },
  more: {
    he: { one: 'ועוד אחד', two: 'ועוד שניים', other: 'ועוד {count}' },
    en: { one: 'and 1 more', other: 'and {count} more' },
    ar: { one: 'وواحد آخر', two: 'واثنان آخران', few: 'و{count} أخرى', many: 'و{count} أخرى', other: 'و{count} أخرى' },
  },
  source: { he: 'מקור:', en: 'Source:', ar: 'المصدر:' },
  complete: { he: 'השלמת הפרטים', en: 'Complete the details', ar: 'إكمال التفاصيل' },
  toRecord: { he: 'לרשומה', en: 'To the record', ar: 'إلى السجل' },
  notForUs: { he: 'לא רלוונטי לנו', en: 'Doesn’t apply', ar: 'لا يخصّنا' },
  putAside: {
    he: '{rule}: לא נזכיר יותר, לכל חיות המחמד בבית',
    en: '{rule}: we won’t mention it again, for any pet of the home',
    ar: '{rule}: لن نذكره بعد الآن، لكل حيوانات البيت',
  },
  aside: { he: 'מה שאינו רלוונטי לנו', en: 'What doesn’t apply to us', ar: 'ما لا يخصّنا' },
  takeBack: { he: 'החזרה לרשימה', en: 'Back to the list', ar: 'إعادة إلى القائمة' },
  takenBack: { he: '{rule}: שוב ברשימה', en: '{rule}: back on the list', ar: '{rule}: عاد إلى القائمة' },
  undo: { he: 'ביטול', en: 'Undo', ar: 'تراجع' },
});
