import type { Lang } from '../text/languages.ts';
import { texts, wordsIn } from '../text/texts.ts';
import type { FeedingUnit } from './feedings.ts';
import type { StockUnit } from './stock-items.ts';

/** Units, each with what is said of one, two and more. */
const unitTexts = texts({
  tablet: {
    he: { one: 'כדור אחד', two: 'שני כדורים', other: '{count} כדורים' },
    en: { one: '1 tablet', other: '{count} tablets' },
    ar: { one: 'قرص واحد', two: 'قرصان', few: '{count} أقراص', many: '{count} قرصًا', other: '{count} قرص' },
  },
  ml: {
    he: { one: 'מ״ל אחד', two: '2 מ״ל', other: '{count} מ״ל' },
    en: { one: '1 ml', other: '{count} ml' },
    ar: { one: '1 مل', two: '2 مل', few: '{count} مل', many: '{count} مل', other: '{count} مل' },
  },
  pipette: {
    he: { one: 'פיפטה אחת', two: 'שתי פיפטות', other: '{count} פיפטות' },
    en: { one: '1 pipette', other: '{count} pipettes' },
    ar: { one: 'ماصّة واحدة', two: 'ماصّتان', few: '{count} ماصّات', many: '{count} ماصّة', other: '{count} ماصّة' },
  },
  tube: {
    he: { one: 'שפופרת אחת', two: 'שתי שפופרות', other: '{count} שפופרות' },
    en: { one: '1 tube', other: '{count} tubes' },
    ar: { one: 'أنبوب واحد', two: 'أنبوبان', few: '{count} أنابيب', many: '{count} أنبوبًا', other: '{count} أنبوب' },
  },
  gram: {
    he: { one: 'גרם אחד', two: '2 גרם', other: '{count} גרם' },
    en: { one: '1 g', other: '{count} g' },
    ar: { one: '1 غ', two: '2 غ', few: '{count} غ', many: '{count} غ', other: '{count} غ' },
  },
  kilogram: {
    he: { one: 'ק״ג אחד', two: '2 ק״ג', other: '{count} ק״ג' },
    en: { one: '1 kg', other: '{count} kg' },
    ar: { one: '1 كغ', two: '2 كغ', few: '{count} كغ', many: '{count} كغ', other: '{count} كغ' },
  },
  portion: {
    he: { one: 'מנה אחת', two: 'שתי מנות', other: '{count} מנות' },
    en: { one: '1 portion', other: '{count} portions' },
    ar: { one: 'حصة واحدة', two: 'حصتان', few: '{count} حصص', many: '{count} حصة', other: '{count} حصة' },
  },
  other: {
    he: { one: 'יחידה אחת', two: 'שתי יחידות', other: '{count} יחידות' },
    en: { one: '1 unit', other: '{count} units' },
    ar: { one: 'وحدة واحدة', two: 'وحدتان', few: '{count} وحدات', many: '{count} وحدة', other: '{count} وحدة' },
  },
});

/** The same of amounts that are not whole, whose plural forms differ from those of whole numbers. */
const fractionTexts = texts({
  tablet: { he: '{amount} כדורים', en: '{amount} tablets', ar: '{amount} قرص' },
  ml: { he: '{amount} מ״ל', en: '{amount} ml', ar: '{amount} مل' },
  pipette: { he: '{amount} פיפטות', en: '{amount} pipettes', ar: '{amount} ماصّة' },
  tube: { he: '{amount} שפופרות', en: '{amount} tubes', ar: '{amount} أنبوب' },
  gram: { he: '{amount} גרם', en: '{amount} g', ar: '{amount} غ' },
  kilogram: { he: '{amount} ק״ג', en: '{amount} kg', ar: '{amount} كغ' },
  portion: { he: '{amount} מנות', en: '{amount} portions', ar: '{amount} حصة' },
  other: { he: '{amount} יחידות', en: '{amount} units', ar: '{amount} وحدة' },
});
const halfTexts = texts({
  tablet: { he: 'חצי כדור', en: 'half a tablet', ar: 'نصف قرص' },
  pipette: { he: 'חצי פיפטה', en: 'half a pipette', ar: 'نصف ماصّة' },
  tube: { he: 'חצי שפופרת', en: 'half a tube', ar: 'نصف أنبوب' },
  portion: { he: 'חצי מנה', en: 'half a portion', ar: 'نصف حصة' },
  other: { he: 'חצי יחידה', en: 'half a unit', ar: 'نصف وحدة' },
});

const inWords = (amount: number, unit: StockUnit | 'kilogram', lang: Lang) => {
  if (Number.isInteger(amount)) return wordsIn(unitTexts, lang)[unit]({ count: amount });
  if (amount === 0.5 && unit in halfTexts) return wordsIn(halfTexts, lang)[unit as keyof typeof halfTexts];
  return wordsIn(fractionTexts, lang)[unit]({ amount });
};

const gramsOfKilogram = 1000;
/** An amount of a stock in words, none below zero: '22 כדורים', '9.4 ק״ג'. A kilogram and more of grams is told in kilograms. */
export function formatAmount(amount: number, unit: StockUnit, lang: Lang) {
  if (unit !== 'gram' || amount < gramsOfKilogram) return inWords(amount, unit, lang);
  return inWords(Math.round(amount / 10) / 100, 'kilogram', lang);
}

type Meal = { readonly amount: number; readonly unit: FeedingUnit };
/** Amount of a meal in words: '140 גרם'. */
export const formatFeedingAmount = ({ amount, unit }: Meal, lang: Lang) => inWords(amount, unit, lang);
