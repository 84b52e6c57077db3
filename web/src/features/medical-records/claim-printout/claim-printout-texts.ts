import { texts } from '@tzemed/contract/text/texts';

export const claimPrintoutTexts = texts({
  lead: {
    he: 'סמנו את הטיפולים שבתביעה. הקובץ יכלול את פרטי הפוליסה, את העלויות ואת המסמכים שצורפו לרשומות.',
    en: 'Tick the treatments you claim. The file holds the policy, what they cost and the documents attached to the records.',
    ar: 'حددوا العلاجات المطالب بها. يشمل الملف تفاصيل الوثيقة والتكاليف والمستندات المرفقة بالسجلات.',
  },
  treatments: { he: 'טיפולים', en: 'Treatments', ar: 'العلاجات' },
  papers: {
    he: { one: 'מסמך אחד', two: 'שני מסמכים', other: '{count} מסמכים' },
    en: { one: '{count} document', other: '{count} documents' },
    ar: { one: 'مستند واحد', two: 'مستندان', few: '{count} مستندات', many: '{count} مستندًا', other: '{count} مستند' },
  },
  noneTicked: { he: 'סמנו לפחות טיפול אחד', en: 'Tick at least one treatment', ar: 'حددوا علاجًا واحدًا على الأقل' },
  tooMany: {
    he: 'אפשר לצרף עד {count} רשומות לתיק אחד. בטלו כמה מהסימונים',
    en: 'One claim holds up to {count} records. Untick some of them',
    ar: 'تتسع المطالبة الواحدة لما يصل إلى {count} سجلًا. ألغوا تحديد بعضها',
  },
  ticked: {
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
  latest: {
    he: 'מוצגות {count} הרשומות האחרונות.',
    en: 'The latest {count} records are shown.',
    ar: 'تُعرض آخر {count} سجل.',
  },
  download: { he: 'הורדת התיק (PDF)', en: 'Download the claim (PDF)', ar: 'تنزيل الملف (PDF)' },
  keep: { he: 'שמירה כתביעה', en: 'Keep as a claim', ar: 'حفظ كمطالبة' },
  emptyTitle: { he: 'אין עדיין רשומות רפואיות', en: 'No medical records yet', ar: 'لا سجلات طبية بعد' },
  emptyText: {
    he: 'רשמו את הביקור אצל הווטרינר וצרפו את הקבלה, והתיק ייבנה מהם.',
    en: 'Record the visit to the vet and attach the receipt: the claim is built from them.',
    ar: 'سجّلوا زيارة الطبيب البيطري وأرفقوا الإيصال، ومنهما يُبنى الملف.',
  },
});
