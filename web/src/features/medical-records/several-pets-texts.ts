import { texts } from '@tzemed/contract/text/texts';

/** Texts for one entry of several pets. */
export const severalPetsTexts = texts({
  alsoFor: { he: 'גם עבור', en: 'Also for', ar: 'أيضًا من أجل' },
  eachItsOwn: {
    he: 'לכל חיית מחמד תיווצר רשומה משלה. העלות תתחלק ביניהן שווה בשווה, והמסמכים יישמרו ברשומה של {name}.',
    en: 'Each pet gets a record of its own. The cost is divided equally, and the documents are kept in {name}’s record.',
    ar: 'لكل حيوان سجل خاص به. تُقسَّم التكلفة بالتساوي، وتُحفظ المستندات في سجل {name}.',
  },
  addedAll: {
    he: { one: 'נוספה רשומה אחת', two: 'נוספו שתי רשומות', other: 'נוספו {count} רשומות' },
    en: { one: 'One record was added', other: '{count} records were added' },
    ar: {
      one: 'أُضيف سجل واحد',
      two: 'أُضيف سجلان',
      few: 'أُضيفت {count} سجلات',
      many: 'أُضيف {count} سجلًا',
      other: 'أُضيف {count} سجل',
    },
  },
});
