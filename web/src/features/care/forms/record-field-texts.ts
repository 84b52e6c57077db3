import { texts } from '@tzemed/contract/text/texts';

/** Fields of a record, as its form names them. */
export const recordFieldTexts = texts({
  vet: { he: 'וטרינר', en: 'Vet', ar: 'الطبيب البيطري' },
  product: { he: 'תכשיר', en: 'Product', ar: 'المستحضر' },
  photo: { he: 'צילום מסמך', en: 'Document photo', ar: 'تصوير مستند' },
  file: { he: 'צירוף מסמך', en: 'Attach a document', ar: 'إرفاق مستند' },
  batch: { he: 'מספר אצווה', en: 'Batch number', ar: 'رقم التشغيلة' },
});
