import { texts } from './texts.ts';

/** Names of fields that several resources have: labels of forms and lists, and headings of exported files. */
export const fieldNames = texts({
  date: { he: 'תאריך', en: 'Date', ar: 'التاريخ' },
  description: { he: 'תיאור', en: 'Description', ar: 'الوصف' },
  category: { he: 'קטגוריה', en: 'Category', ar: 'الفئة' },
  type: { he: 'סוג', en: 'Type', ar: 'النوع' },
  amount: { he: 'סכום', en: 'Amount', ar: 'المبلغ' },
  pet: { he: 'חיית מחמד', en: 'Pet', ar: 'الحيوان الأليف' },
  notes: { he: 'הערות', en: 'Notes', ar: 'ملاحظات' },
  tags: { he: 'תגיות', en: 'Tags', ar: 'الوسوم' },
});
