import { localeOf, type Lang } from '../../i18n/language.ts';
import { countInSingular } from './count-in-singular.ts';

/** עכשיו, לפני דקה, לפני שעתיים, אתמול: how long an instant is past at `now`, in milliseconds. */
export function relativeTime(instant: string, now: number, lang: Lang) {
  const said = new Intl.RelativeTimeFormat(localeOf[lang], { numeric: 'auto' });
  // The Hebrew of `Intl` says some numbers twice: «לפני דקה (1)».
  const words = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
    countInSingular(said.format(count, unit).replace(/ \(\d+\)$/, ''));
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (minutes < 1) return words(0, 'second');
  if (hours < 1) return words(-minutes, 'minute');
  return hours < 24 ? words(-hours, 'hour') : words(-Math.floor(hours / 24), 'day');
}
