import { fieldNames } from '@tzemed/contract/text/field-names';
import { texts } from '@tzemed/contract/text/texts';

/** Labels of fields that several screens have alike; fixed by the product's glossary. */
export const fieldTexts = texts({
  ...fieldNames,
  otherPets: { he: 'עוד חיות', en: 'More pets', ar: 'حيوانات أخرى' },
  moreDetails: { he: 'עוד פרטים', en: 'More details', ar: 'تفاصيل أخرى' },
  allPets: { he: 'כל חיות המחמד', en: 'All pets', ar: 'كل الحيوانات الأليفة' },
  anyDay: { he: 'dd.mm.yyyy', en: 'dd/mm/yyyy', ar: 'dd/mm/yyyy' },
  from: { he: 'מתאריך', en: 'From date', ar: 'من تاريخ' },
  to: { he: 'עד תאריך', en: 'To date', ar: 'حتى تاريخ' },
});
