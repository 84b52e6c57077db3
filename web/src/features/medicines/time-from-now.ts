import { localeOf, type Lang } from '../../i18n/language.ts';
import { countInSingular } from '../../lib/time/count-in-singular.ts';

const minuteMs = 60_000;

/** בעוד שעתיים, לפני 6 דקות: the distance of an instant within a day; undefined beyond, where the day says more. */
export function timeFromNow(instant: string, now: number, lang: Lang) {
  const minutes = Math.round((Date.parse(instant) - now) / minuteMs);
  const hours = Math.round(minutes / 60);
  if (Math.abs(hours) >= 24) return undefined;
  const said = new Intl.RelativeTimeFormat(localeOf[lang], { numeric: 'auto' });
  const words =
    Math.abs(minutes) < 1
      ? said.format(0, 'second')
      : Math.abs(minutes) < 60
        ? said.format(minutes, 'minute')
        : said.format(hours, 'hour');
  // The Hebrew of `Intl` says some numbers twice: «לפני דקה (1)».
  return countInSingular(words.replace(/ \(\d+\)$/, ''));
}
