import { texts } from '@tzemed/contract/text/texts';

/** Fields of a record, as its form names them. */
export const recordFieldTexts = texts({
  vet: { he: 'וטרינר', en: 'Vet', ar: 'الطبيب البيطري' },
  product: { he: 'תכשיר', en: 'Product', ar: 'المستحضر' },
  photo: { he: 'צילום מסמך', en: 'Document photo', ar: 'تصوير مستند' },
  file: { he: 'צירוף מסמך', en: 'Attach a document', ar: 'إرفاق مستند' },
  alsoFor: { he: 'גם עבור', en: 'Also for', ar: 'أيضًا من أجل' },
  eachItsOwn: {
    he: 'לכל חיה תיווצר רשומה משלה. העלות תתחלק ביניהן שווה בשווה, והמסמכים יישמרו ברשומה של {name}.',
    en: 'Each pet gets a record of its own. The cost is divided equally, and the documents are kept in {name}’s record.',
    ar: 'لكل حيوان سجل خاص به. تُقسَّم التكلفة بالتساوي، وتُحفظ المستندات في سجل {name}.',
  },
  batch: { he: 'מספר אצווה', en: 'Batch number', ar: 'رقم التشغيلة' },
});
