import { texts } from '@tzemed/contract/text/texts';

/** Units of a stock, for a choice between them. */
export const unitTexts = texts({
  unit: { he: 'יחידה', en: 'Unit', ar: 'الوحدة' },
  tablet: { he: 'כדורים', en: 'Tablets', ar: 'أقراص' },
  ml: { he: 'מ״ל', en: 'ml', ar: 'مل' },
  pipette: { he: 'פיפטות', en: 'Pipettes', ar: 'ماصّات' },
  tube: { he: 'שפופרות', en: 'Tubes', ar: 'أنابيب' },
  gram: { he: 'גרמים', en: 'Grams', ar: 'غرامات' },
  portion: { he: 'מנות', en: 'Portions', ar: 'حصص' },
  other: { he: 'יחידות אחרות', en: 'Other units', ar: 'وحدات أخرى' },
});
