import { type Lang, localeOf } from '../text/languages.ts';
import type { Repeat, RepeatInterval } from './repeats.ts';
import { texts, wordsIn } from '../text/texts.ts';

const everyTexts = texts({
  daily: {
    he: { one: 'כל יום', two: 'כל יומיים', many: 'כל {count} יום', other: 'כל {count} ימים' },
    en: { one: 'Every day', other: 'Every {count} days' },
    ar: { one: 'كل يوم', two: 'كل يومين', few: 'كل {count} أيام', many: 'كل {count} يومًا', other: 'كل {count} يوم' },
  },
  weekly: {
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
  monthly: {
    he: { one: 'כל חודש', two: 'כל חודשיים', other: 'כל {count} חודשים' },
    en: { one: 'Every month', other: 'Every {count} months' },
    ar: { one: 'كل شهر', two: 'كل شهرين', few: 'كل {count} أشهر', many: 'كل {count} شهرًا', other: 'كل {count} شهر' },
  },
  yearly: {
    he: { one: 'כל שנה', two: 'כל שנתיים', many: 'כל {count} שנה', other: 'כל {count} שנים' },
    en: { one: 'Every year', other: 'Every {count} years' },
    ar: { one: 'كل سنة', two: 'كل سنتين', few: 'كل {count} سنوات', many: 'كل {count} سنة', other: 'كل {count} سنة' },
  },
  onDays: { he: '{every}: {days}', en: '{every}: {days}', ar: '{every}: {days}' },
});

const dayMs = 86_400_000;
/** First Sunday of 1970, in milliseconds since the epoch. */
const firstSunday = 3 * dayMs;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** «א׳», or at length «יום ראשון», of the day of a week that begins with Sunday, 0. One letter says it in Hebrew alone. */
export function weekdayOf(
  day: number,
  lang: Lang,
  weekday: 'long' | 'short' | 'narrow' = lang === 'he' ? 'narrow' : 'short',
) {
  const key = `${lang} ${weekday}`;
  const found = formatters.get(key) ?? new Intl.DateTimeFormat(localeOf[lang], { timeZone: 'UTC', weekday });
  formatters.set(key, found);
  return found.format(firstSunday + day * dayMs);
}

/** «כל שבועיים», «כל 3 חודשים». */
export const formatEvery = (interval: Exclude<RepeatInterval, 'none'>, count: number, lang: Lang) =>
  wordsIn(everyTexts, lang)[interval]({ count });

/** Text of a recurrence: «כל שבועיים: א׳, ד׳»; null if the item does not repeat. */
export function formatRepeat(
  { repeatInterval, repeatEvery, repeatDays }: Pick<Repeat, 'repeatInterval' | 'repeatEvery' | 'repeatDays'>,
  lang: Lang,
) {
  if (repeatInterval === 'none') return null;
  const every = formatEvery(repeatInterval, repeatEvery, lang);
  if (repeatDays.length === 0) return every;
  return wordsIn(everyTexts, lang).onDays({
    every,
    days: repeatDays.map((day) => weekdayOf(day, lang)).join(lang === 'ar' ? '، ' : ', '),
  });
}
