import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { holidayName } from '@tzemed/contract/dates/holiday-texts';
import { holidaysOn, weekdayOf } from '@tzemed/contract/dates/holidays';
import { hebrewDayInCell, formatHebrewDate } from '@tzemed/contract/dates/format-hebrew-date';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { PetDots } from './PetDots.tsx';
import { entryKey } from '../calendar-entries.ts';
import { EntryChip } from './EntryChip.tsx';
import { calendarTexts } from '../texts.ts';
import type { EntryActions } from '../entry-actions.ts';
import { weekdayName } from '../weekdays.ts';

type Props = {
  day: string;
  isChosen: boolean;
  isToday: boolean;
  isOutside: boolean;
  /** The first one shown names its Hebrew month. */
  isFirst: boolean;
  /** Number of entries that fit; the others are behind 'more'. */
  most: number;
  entries: readonly CalendarEntry[];
  onDay: (day: string) => void;
  ways: EntryActions;
};

/** A day of a grid: both its dates, what it is called, and what is on it. */
export function DayCell({ day, isChosen, isToday, isOutside, isFirst, most, entries, onDay, ways }: Props) {
  const t = useTexts(calendarTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { dragged } = ways.drag;
  const holidays = holidaysOn(day).map((one) => holidayName(one, lang));
  const shown = entries.length > most + 1 ? entries.slice(0, most) : entries;
  const rest = entries.length - shown.length;
  const name = f.series([
    f.longDay(day),
    formatHebrewDate(day, lang, false),
    ...holidays,
    ...(entries.length > 0 ? [t.things({ count: entries.length })] : []),
  ]);
  return (
    <td
      className="cld-cell"
      data-day={day}
      data-outside={isOutside || undefined}
      data-today={isToday || undefined}
      data-shabbat={weekdayOf(day) === 6 || undefined}
      data-target={dragged?.to === day || undefined}
      aria-selected={isChosen}
    >
      <button
        type="button"
        className="cld-day"
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isChosen ? 0 : -1}
        onClick={() => onDay(day)}
      >
        <span className="sr">{name}</span>
        <b className="num" aria-hidden="true">
          {Number(day.slice(8))}
        </b>
        <span className="cld-weekday" aria-hidden="true">
          {weekdayName(day, lang, 'head')}
        </span>
        <small aria-hidden="true">{hebrewDayInCell(day, lang, isFirst)}</small>
      </button>
      {holidays.map((holiday) => (
        <span key={holiday} className="cld-holiday" title={holiday}>
          {holiday}
        </span>
      ))}
      <PetDots entries={entries} petOf={ways.petOf} />
      {entries.length > 0 && (
        <ul>
          {shown.map((entry) => (
            <li key={entryKey(entry)}>
              <EntryChip entry={entry} ways={ways} isInReach={isChosen} />
            </li>
          ))}
          {rest > 0 && (
            <li>
              <button
                type="button"
                className="cld-more"
                aria-label={t.moreOn({ more: t.more({ count: rest }), day: f.longDay(day) })}
                tabIndex={isChosen ? 0 : -1}
                onClick={() => onDay(day)}
              >
                {t.more({ count: rest })}
              </button>
            </li>
          )}
        </ul>
      )}
    </td>
  );
}
