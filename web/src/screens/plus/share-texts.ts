import { texts } from '@tzemed/contract/text/texts';

export const shareTexts = texts({
  title: { he: 'קבצים ששיתפתם', en: 'Files you shared', ar: 'ملفات شاركتموها' },
  files: { he: 'הקבצים', en: 'The files', ar: 'الملفات' },
  lead: {
    he: { one: 'מה יש בקובץ?', two: 'מה יש בקבצים?', other: 'מה יש בקבצים?' },
    en: { one: 'What is in the file?', other: 'What is in the files?' },
    ar: {
      one: 'ماذا يوجد في الملف؟',
      two: 'ماذا يوجد في الملفين؟',
      few: 'ماذا يوجد في الملفات؟',
      many: 'ماذا يوجد في الملفات؟',
      other: 'ماذا يوجد في الملفات؟',
    },
  },
  invoices: { he: 'חשבונית או קבלה', en: 'Invoice or receipt', ar: 'فاتورة أو إيصال' },
  invoicesText: {
    he: 'נשמרת עם ההוצאה, ועם הביקור אם היה',
    en: 'Saved with the expense, and with the visit if there was one',
    ar: 'تُحفظ مع المصروف، ومع الزيارة إن كانت',
  },
  medicalRecords: { he: 'מסמך רפואי', en: 'Medical document', ar: 'مستند طبي' },
  medicalRecordsText: {
    he: 'חיסון, בדיקה או סיכום ביקור',
    en: 'A vaccination, a test or a visit summary',
    ar: 'تطعيم أو فحص أو ملخص زيارة',
  },
  wrongType: {
    he: 'אפשר לשמור כאן רק תמונות ו־PDF',
    en: 'Only pictures and PDF files can be saved here',
    ar: 'يمكن هنا حفظ الصور وملفات PDF فقط',
  },
  tooLarge: {
    he: 'גדול מדי. אפשר לשמור קובץ של עד 20 MB',
    en: 'Too large. A file may have up to 20 MB',
    ar: 'كبير جدًا. الحد الأقصى للملف 20 MB',
  },
  notAllowed: {
    he: 'אין לכם הרשאה להוסיף הוצאות או רשומות. אפשר לבקש אותה מהבעלים.',
    en: 'You may not add expenses or records. The owners can allow it.',
    ar: 'لا تملكون صلاحية لإضافة مصاريف أو سجلات. يمكنكم طلبها من المالكين.',
  },
  full: {
    he: 'אין במכשיר מקום לקבצים. אפשר לפנות מקום ולשתף אותם שוב.',
    en: 'The device has no room for the files. Free some space and share them again.',
    ar: 'لا مساحة في الجهاز للملفات. أفرغوا مساحة وشاركوها من جديد.',
  },
  early: {
    he: 'צמד עוד לא היה מוכן לקבל קבצים. שתפו אותם שוב בעוד רגע.',
    en: 'Tzemed was not ready to take files yet. Share them again in a moment.',
    ar: 'لم يكن تسيمد جاهزًا بعد لاستلام الملفات. شاركوها من جديد بعد لحظة.',
  },
  none: {
    he: 'אין כאן קבצים. אפשר לשתף לצמד תמונות וקובצי PDF מאפליקציות אחרות.',
    en: 'There are no files here. You can share pictures and PDF files with Tzemed from other apps.',
    ar: 'لا توجد ملفات هنا. يمكنكم مشاركة الصور وملفات PDF مع تسيمد من تطبيقات أخرى.',
  },
  discard: { he: 'לא לשמור', en: 'Don’t save', ar: 'عدم الحفظ' },
  toDashboard: { he: 'ללוח הבקרה', en: 'To the dashboard', ar: 'إلى لوحة التحكم' },
});
