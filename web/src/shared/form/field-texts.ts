import { texts } from '@tzemed/contract/text/texts';

/** Labels of fields that several screens have alike; fixed by the product's glossary. */
export const fieldTexts = texts({
  description: { he: 'תיאור', en: 'Description', ar: 'الوصف' },
  amount: { he: 'סכום', en: 'Amount', ar: 'المبلغ' },
  category: { he: 'קטגוריה', en: 'Category', ar: 'الفئة' },
  type: { he: 'סוג', en: 'Type', ar: 'النوع' },
  pet: { he: 'חיית מחמד', en: 'Pet', ar: 'الحيوان الأليف' },
  allPets: { he: 'כל חיות המחמד', en: 'All pets', ar: 'كل الحيوانات الأليفة' },
  date: { he: 'תאריך', en: 'Date', ar: 'التاريخ' },
  anyDay: { he: 'dd.mm.yyyy', en: 'dd/mm/yyyy', ar: 'dd/mm/yyyy' },
  from: { he: 'מתאריך', en: 'From date', ar: 'من تاريخ' },
  to: { he: 'עד תאריך', en: 'To date', ar: 'حتى تاريخ' },
  notes: { he: 'הערות', en: 'Notes', ar: 'ملاحظات' },
});
