import { useRef } from 'react';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { weekRange } from '@tzemed/contract/dates/days';
import { hebrewDayInCell, formatHebrewDate, formatHebrewMonths } from '@tzemed/contract/dates/format-hebrew-date';
import { dirOf } from '../../../i18n/language.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { monthAndYear } from '../../../lib/time/month-names.ts';
import { PetDots } from './PetDots.tsx';
import { DateNavigation } from '../DateNavigation.tsx';
import { stepped, weeksOf } from '../view-range.ts';
import { calendarTexts } from '../texts.ts';
import type { EntryActions } from '../entry-actions.ts';
import { weekdayName } from '../weekdays.ts';

/** Pixels after which a finger that goes sideways turns the week. */
const swipePx = 50;

type Props = {
  day: string;
  today: string;
  onDay: (day: string) => void;
  entriesOn: (day: string) => readonly CalendarEntry[];
  ways: EntryActions;
};

/** The week of the chosen day: each day leads to what is on it, and takes what is dropped on it. */
export function WeekStrip({ day, today, onDay, entriesOn, ways }: Props) {
  const t = useTexts(calendarTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const week = weekRange(day);
  const begun = useRef<number | null>(null);
  const { dragged } = ways.drag;

  function swiped(to: number) {
    const by = begun.current === null ? 0 : to - begun.current;
    begun.current = null;
    if (Math.abs(by) < swipePx) return;
    const isForward = dirOf(lang) === 'rtl' ? by > 0 : by < 0;
    onDay(stepped('week', day, isForward ? 1 : -1));
  }

  return (
    <section
      className="card cld-strip"
      aria-label={t.week}
      onTouchStart={({ touches }) => void (begun.current = touches[0]!.clientX)}
      onTouchEnd={({ changedTouches }) => swiped(changedTouches[0]!.clientX)}
    >
      <header>
        <b>{monthAndYear(lang, day.slice(0, 7))}</b>
        <span>{formatHebrewMonths(week.from, week.to, lang)}</span>
        <DateNavigation
          view="week"
          day={day}
          today={today}
          onDay={onDay}
          hasToday={!(week.from <= today && today <= week.to)}
        />
      </header>
      <div className="cld-days">
        {weeksOf(week)[0]!.map((one) => {
          const entries = entriesOn(one);
          return (
            <button
              key={one}
              type="button"
              data-day={one}
              data-target={dragged?.to === one || undefined}
              aria-pressed={one === day}
              aria-current={one === today ? 'date' : undefined}
              onClick={() => onDay(one)}
            >
              <span className="sr">
                {f.series([
                  f.longDay(one),
                  formatHebrewDate(one, lang, false),
                  ...(entries.length > 0 ? [t.things({ count: entries.length })] : []),
                ])}
              </span>
              <span aria-hidden="true">{weekdayName(one, lang, 'short')}</span>
              <b className="num" aria-hidden="true">
                {Number(one.slice(8))}
              </b>
              <small aria-hidden="true">{hebrewDayInCell(one, lang).split(' ')[0]}</small>
              <PetDots entries={entries} petOf={ways.petOf} />
            </button>
          );
        })}
      </div>
    </section>
  );
}
