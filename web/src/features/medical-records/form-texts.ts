import { texts } from '@tzemed/contract/text/texts';

/** Texts of the form, on every screen that opens it. */
export const medicalRecordFormTexts = texts({
  addTitle: { he: 'רשומה חדשה', en: 'New record', ar: 'سجل جديد' },
  editTitle: { he: 'עריכת רשומה', en: 'Edit record', ar: 'تعديل السجل' },
  added: { he: 'הרשומה נוספה', en: 'The record was added', ar: 'تمت إضافة السجل' },
  saved: { he: 'הרשומה עודכנה', en: 'The record was updated', ar: 'تم تحديث السجل' },
  gone: { he: 'הרשומה נמחקה בינתיים', en: 'The record was deleted meanwhile', ar: 'حُذف السجل في هذه الأثناء' },
  vet: { he: 'וטרינר', en: 'Vet', ar: 'الطبيب البيطري' },
  product: { he: 'תכשיר', en: 'Product', ar: 'المستحضر' },
  batch: { he: 'מספר אצווה', en: 'Batch number', ar: 'رقم التشغيلة' },
  validUntil: { he: 'בתוקף עד', en: 'Valid until', ar: 'سارٍ حتى' },
  cost: { he: 'עלות הביקור', en: 'Cost of the visit', ar: 'تكلفة الزيارة' },
  costHint: {
    he: 'תישמר גם בהוצאות ותתעדכן יחד עם הרשומה.',
    en: 'Kept as an expense too, and changes with the record.',
    ar: 'تُحفظ أيضًا كمصروف وتتغيّر مع السجل.',
  },
  photo: { he: 'צילום מסמך', en: 'Document photo', ar: 'تصوير مستند' },
  file: { he: 'צירוף מסמך', en: 'Attach a document', ar: 'إرفاق مستند' },
  next: { he: 'תור הבא', en: 'Next appointment', ar: 'الموعد القادم' },
});
