import { texts } from '@tzemed/contract/text/texts';

export const invoiceTexts = texts({
  photo: { he: 'חשבונית או קבלה', en: 'Invoice or receipt', ar: 'فاتورة أو إيصال' },
  take: { he: 'צילום', en: 'Take a photo', ar: 'تصوير' },
  choose: { he: 'בחירת קובץ', en: 'Choose a file', ar: 'اختيار ملف' },
  more: { he: 'עוד צילום', en: 'Another photo', ar: 'صورة أخرى' },
  moreFiles: { he: 'עוד קובץ', en: 'Another file', ar: 'ملف آخر' },
  earlier: {
    he: { one: 'תמונה אחת כבר הועלתה', two: 'שתי תמונות כבר הועלו', other: '{count} תמונות כבר הועלו' },
    en: { one: 'One photo is already uploaded', other: '{count} photos are already uploaded' },
    ar: {
      one: 'رُفعت صورة واحدة من قبل',
      two: 'رُفعت صورتان من قبل',
      few: 'رُفعت {count} صور من قبل',
      many: 'رُفعت {count} صورة من قبل',
      other: 'رُفعت {count} صورة من قبل',
    },
  },
  missing: {
    he: 'צלמו את החשבונית או בחרו קובץ',
    en: 'Take a photo of the invoice or choose a file',
    ar: 'صوّروا الفاتورة أو اختاروا ملفًا',
  },
  failed: {
    he: 'הקובץ {name} לא הועלה, ולכן עוד לא נשמר דבר. נסו שוב, או הסירו אותו.',
    en: '{name} was not uploaded, so nothing is saved yet. Try again, or remove it.',
    ar: 'لم يُرفع {name}، ولذلك لم يُحفظ شيء بعد. حاولوا مرة أخرى أو أزيلوه.',
  },
  kind: { he: 'על מה שילמתם?', en: 'What was it for?', ar: 'مقابل ماذا دفعتم؟' },
  visit: { he: 'ביקור או טיפול', en: 'Visit or treatment', ar: 'زيارة أو علاج' },
  purchase: { he: 'קנייה', en: 'Purchase', ar: 'شراء' },
  sent: {
    he: 'השמירה הקודמת אולי הגיעה, ולכן אי אפשר להחליף כאן. אפשר לשנות אחרי השמירה.',
    en: 'The last save may have arrived, so this can’t be switched here. You can change it after saving.',
    ar: 'ربما وصل الحفظ السابق، لذلك لا يمكن التبديل هنا. يمكن التغيير بعد الحفظ.',
  },
  savedVisit: {
    he: 'נשמרו רשומה, הוצאה ומסמך',
    en: 'A record, an expense and a document were saved',
    ar: 'حُفظ سجل ومصروف ومستند',
  },
  savedVisitAlone: {
    he: 'נשמרו רשומה והוצאה',
    en: 'A record and an expense were saved',
    ar: 'حُفظ سجل ومصروف',
  },
  savedPurchase: {
    he: 'נשמרו הוצאה ומסמך',
    en: 'An expense and a document were saved',
    ar: 'حُفظ مصروف ومستند',
  },
  savedPurchaseAlone: { he: 'נשמרה הוצאה', en: 'An expense was saved', ar: 'حُفظ مصروف' },
});
