import { localeOf, type Lang } from '../i18n/language.ts';

/** עכשיו, לפני דקה, לפני שעתיים, אתמול: how long an instant is past at `now`, in milliseconds. */
export function ago(instant: string, now: number, lang: Lang) {
  const words = new Intl.RelativeTimeFormat(localeOf[lang], { numeric: 'auto' });
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (minutes < 1) return words.format(0, 'second');
  if (hours < 1) return words.format(-minutes, 'minute');
  return hours < 24 ? words.format(-hours, 'hour') : words.format(-Math.floor(hours / 24), 'day');
}
