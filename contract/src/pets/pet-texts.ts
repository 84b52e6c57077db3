import { texts } from '../text/texts.ts';

/** The glossary's words, as the form offers them. */
export const speciesTexts = texts({
  dog: { he: 'כלב', en: 'Dog', ar: 'كلب' },
  cat: { he: 'חתול', en: 'Cat', ar: 'قط' },
  bird: { he: 'ציפור', en: 'Bird', ar: 'طائر' },
  fish: { he: 'דג', en: 'Fish', ar: 'سمكة' },
  rodent: { he: 'מכרסם', en: 'Rodent', ar: 'قارض' },
  other: { he: 'אחר', en: 'Other', ar: 'أخرى' },
});

/** Species whose word has a female form. */
export const femaleTexts = texts({
  dog: { he: 'כלבה', en: 'Dog', ar: 'كلبة' },
  cat: { he: 'חתולה', en: 'Cat', ar: 'قطة' },
  rodent: { he: 'מכרסמת', en: 'Rodent', ar: 'قارضة' },
});

export const neuteredTexts = texts({
  female: { he: 'מעוקרת', en: 'Spayed', ar: 'معقّمة' },
  male: { he: 'מסורס', en: 'Neutered', ar: 'مخصيّ' },
  unknown: { he: 'אחרי עיקור או סירוס', en: 'Spayed or neutered', ar: 'خضع للتعقيم' },
});

const yearsBesideNumber = {
  en: { one: '1 year', other: '{count} years' },
  ar: { one: 'سنة', two: 'سنتان', few: '{count} سنوات', many: '{count} سنة', other: '{count} سنة' },
} as const;

export const ageTexts = texts({
  newborn: { he: 'פחות משבוע', en: 'less than a week', ar: 'أقل من أسبوع' },
  weeks: {
    he: { one: 'שבוע', two: 'שבועיים', other: '{count} שבועות' },
    en: { one: '1 week', other: '{count} weeks' },
    ar: { one: 'أسبوع', two: 'أسبوعان', few: '{count} أسابيع', many: '{count} أسبوعًا', other: '{count} أسبوع' },
  },
  months: {
    he: { one: 'חודש', two: 'חודשיים', other: '{count} חודשים' },
    en: { one: '1 month', other: '{count} months' },
    ar: { one: 'شهر', two: 'شهران', few: '{count} أشهر', many: '{count} شهرًا', other: '{count} شهر' },
  },
  years: { he: { one: 'שנה', two: 'שנתיים', many: '{count} שנה', other: '{count} שנים' }, ...yearsBesideNumber },
  /** After בן or בת Hebrew drops the word from three years on. */
  yearsAfterSex: { he: { one: 'שנה', two: 'שנתיים', other: '{count}' }, ...yearsBesideNumber },
  yearsAndHalf: {
    he: { one: 'שנה וחצי', two: 'שנתיים וחצי', many: '{count} שנה וחצי', other: '{count} שנים וחצי' },
    en: { one: '1½ years', other: '{count}½ years' },
    ar: {
      one: 'سنة ونصف',
      two: 'سنتان ونصف',
      few: '{count} سنوات ونصف',
      many: '{count} سنة ونصف',
      other: '{count} سنة ونصف',
    },
  },
  male: { he: 'בן {age}', en: '{age} old', ar: 'عمره {age}' },
  female: { he: 'בת {age}', en: '{age} old', ar: 'عمرها {age}' },
  unknown: { he: 'גיל: {age}', en: '{age} old', ar: 'العمر: {age}' },
  approximate: { he: '{age} בערך', en: 'about {age}', ar: '{age} تقريبًا' },
});
