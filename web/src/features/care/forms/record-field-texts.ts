import { texts } from '@tzemed/contract/text/texts';

/** Fields of a record, as its form names them. */
export const recordFieldTexts = texts({
  vet: { he: 'וטרינר', en: 'Vet', ar: 'الطبيب البيطري' },
  product: { he: 'תכשיר', en: 'Product', ar: 'المستحضر' },
  batch: { he: 'מספר אצווה', en: 'Batch number', ar: 'رقم التشغيلة' },
});
