import type { Lang } from '../text/languages.ts';
import { texts, wordsIn } from '../text/texts.ts';
import type { CareInterval } from './care-intervals.ts';

const intervalTexts = texts({
  day: {
    he: { one: 'כל יום', two: 'כל יומיים', other: 'כל {count} ימים', many: 'כל {count} יום' },
    en: { one: 'Every day', other: 'Every {count} days' },
    ar: { one: 'كل يوم', two: 'كل يومين', few: 'كل {count} أيام', many: 'كل {count} يومًا', other: 'كل {count} يوم' },
  },
  week: {
    he: { one: 'כל שבוע', two: 'כל שבועיים', other: 'כל {count} שבועות' },
    en: { one: 'Every week', other: 'Every {count} weeks' },
    ar: {
      one: 'كل أسبوع',
      two: 'كل أسبوعين',
      few: 'كل {count} أسابيع',
      many: 'كل {count} أسبوعًا',
      other: 'كل {count} أسبوع',
    },
  },
  month: {
    he: { one: 'כל חודש', two: 'כל חודשיים', other: 'כל {count} חודשים' },
    en: { one: 'Every month', other: 'Every {count} months' },
    ar: {
      one: 'كل شهر',
      two: 'كل شهرين',
      few: 'كل {count} أشهر',
      many: 'كل {count} شهرًا',
      other: 'كل {count} شهر',
    },
  },
  year: {
    he: { one: 'מדי שנה', two: 'כל שנתיים', other: 'כל {count} שנים' },
    en: { one: 'Every year', other: 'Every {count} years' },
    ar: { one: 'كل سنة', two: 'كل سنتين', few: 'كل {count} سنوات', many: 'كل {count} سنة', other: 'كل {count} سنة' },
  },
});

/** An interval in words: 'כל 3 חודשים', and whole years as years. */
export function formatInterval({ count, unit }: CareInterval, lang: Lang) {
  const t = wordsIn(intervalTexts, lang);
  return unit === 'month' && count % 12 === 0 ? t.year({ count: count / 12 }) : t[unit]({ count });
}
