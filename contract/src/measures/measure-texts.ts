import { texts, type Word } from '../text/texts.ts';
import type { BuiltInKind } from './measure-values.ts';
import type { MeasurementPlace } from './measurements.ts';

/** Names of built-in kinds. */
export const measureKindTexts = texts({
  weight: { he: 'משקל', en: 'Weight', ar: 'الوزن' },
  temperature: { he: 'חום', en: 'Temperature', ar: 'الحرارة' },
  bodyCondition: { he: 'ציון גוף', en: 'Body condition', ar: 'حالة الجسم' },
  glucose: { he: 'גלוקוז', en: 'Glucose', ar: 'الغلوكوز' },
} satisfies Record<BuiltInKind, Word>);

/** Places where a value was taken. */
export const measurementPlaceTexts = texts({
  home: { he: 'בבית', en: 'at home', ar: 'في البيت' },
  visit: { he: 'בביקור', en: 'at a visit', ar: 'في زيارة' },
  lab: { he: 'במעבדה', en: 'at a lab', ar: 'في مختبر' },
} satisfies Record<MeasurementPlace, Word>);

/** Columns of the file of a measure: headings of an export, by which an import knows them again. */
export const measurementColumnTexts = texts({
  date: { he: 'תאריך', en: 'Date', ar: 'التاريخ' },
  time: { he: 'שעה', en: 'Time', ar: 'الوقت' },
  value: { he: 'ערך', en: 'Value', ar: 'القيمة' },
  unit: { he: 'יחידה', en: 'Unit', ar: 'الوحدة' },
  note: { he: 'הערה', en: 'Note', ar: 'ملاحظة' },
  place: { he: 'איפה', en: 'Where', ar: 'أين' },
  low: { he: 'גבול תחתון', en: 'Lower limit', ar: 'الحد الأدنى' },
  high: { he: 'גבול עליון', en: 'Upper limit', ar: 'الحد الأعلى' },
});
export type MeasurementColumn = keyof typeof measurementColumnTexts;
export const measurementColumns = Object.keys(measurementColumnTexts) as readonly MeasurementColumn[];
