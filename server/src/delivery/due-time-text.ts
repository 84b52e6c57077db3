import { addDays } from '@tzemed/contract/dates/days';
import { type Lang, localeOf } from '@tzemed/contract/text/languages';
import { texts, wordsIn } from '@tzemed/contract/text/texts';
import { dayIn, timeIn } from '../lib/time/due-instant.ts';

const words = texts({
  today: { he: 'היום', en: 'Today', ar: 'اليوم' },
  tomorrow: { he: 'מחר', en: 'Tomorrow', ar: 'غدًا' },
  yesterday: { he: 'אתמול', en: 'Yesterday', ar: 'أمس' },
  // Hebrew writes a maqaf between the prefix and a digit.
  near: { he: '{day} ב־{time}', en: '{day} at {time}', ar: '{day} الساعة {time}' },
  far: { he: '{day} בשעה {time}', en: '{day} at {time}', ar: '{day} الساعة {time}' },
});

type Moment = { readonly at: Date; readonly isDay: boolean; readonly timezone: string };

/** Due time relative to `now`: מחר ב־16:15; יום שלישי, 24 בנובמבר בשעה 16:15; a day without its hour. */
export function formatDueTime(moment: Moment, now: Date, lang: Lang): string {
  const key = `${moment.at.getTime()} ${moment.isDay} ${moment.timezone} ${now.getTime()} ${lang}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= most) kept.clear();
  const said = sayAnew(moment, now, lang);
  kept.set(key, said);
  return said;
}

/** Many are told of the same moment together, and what clocks show then takes a tenth of a mail each time. */
const kept = new Map<string, string>();
const most = 500;

function sayAnew({ at, isDay, timezone }: Moment, now: Date, lang: Lang) {
  const t = wordsIn(words, lang);
  const [day, today] = [dayIn(timezone, at), dayIn(timezone, now)];
  const near = { [today]: t.today, [addDays(today, 1)]: t.tomorrow, [addDays(today, -1)]: t.yesterday }[day];
  const said = near ?? sayDay(day, today, lang);
  if (isDay) return said;
  return (near ? t.near : t.far)({ day: said, time: timeIn(timezone, at) });
}

/** A day by itself: 24 בדצמבר 2026. */
export const formatDay = (at: Date, timezone: string, lang: Lang) =>
  new Intl.DateTimeFormat(localeOf[lang], { timeZone: timezone, dateStyle: 'long' }).format(at);

function sayDay(day: string, today: string, lang: Lang) {
  const isOtherYear = day.slice(0, 4) !== today.slice(0, 4);
  return new Intl.DateTimeFormat(localeOf[lang], {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isOtherYear && { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));
}
