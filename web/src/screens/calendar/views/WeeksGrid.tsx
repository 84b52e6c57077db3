import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { addDays, sameDayIn } from '@tzemed/contract/dates/days';
import { weekdayOf } from '@tzemed/contract/dates/holidays';
import { dirOf } from '../../../i18n/language.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { weeksOf } from '../view-range.ts';
import { DayCell } from './DayCell.tsx';
import type { EntryActions } from '../entry-actions.ts';
import { weekdayName } from '../weekdays.ts';

type Props = {
  label: string;
  span: { from: string; to: string };
  /** 'YYYY-MM' of a month; the days of others are pale. */
  month?: string;
  day: string;
  onDay: (day: string) => void;
  today: string;
  entriesOn: (day: string) => readonly CalendarEntry[];
  ways: EntryActions;
};

/** Weeks below each other, Sunday first. Its keys are those of any grid of days: arrows, Home and End, Page Up and Down. */
export function WeeksGrid({ label, span, month, day, onDay, today, entriesOn, ways }: Props) {
  const { lang } = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const hasKeys = useRef(false);
  const weeks = weeksOf(span);
  // The day that was gone to has the focus, in the month that it is in.
  useEffect(() => {
    if (!hasKeys.current) return;
    hasKeys.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"] .cld-day`)?.focus();
  }, [day]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target as Element).matches('.cld-day')) return;
    const next = nextOf(event.key, day, dirOf(lang) === 'rtl' ? -1 : 1);
    if (!next) return;
    event.preventDefault();
    hasKeys.current = true;
    onDay(next);
  }

  return (
    <table
      ref={grid}
      className="cld-grid"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table in which arrows go about
      role="grid"
      aria-label={label}
      data-view={month ? 'month' : 'week'}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weeks[0]!.map((one) => (
            <th key={one} scope="col">
              <span className="sr">{weekdayName(one, lang)}</span>
              <span className="cld-wide" aria-hidden="true">
                {weekdayName(one, lang, 'head')}
              </span>
              <span className="cld-narrow" aria-hidden="true">
                {weekdayName(one, lang, 'short')}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <DayCell
                key={one}
                day={one}
                isChosen={one === day}
                isToday={one === today}
                isOutside={month !== undefined && !one.startsWith(month)}
                isFirst={month !== undefined && one === span.from}
                most={month ? 2 : Infinity}
                entries={entriesOn(one)}
                onDay={onDay}
                ways={ways}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `forward`: by how many days an arrow to the right goes. */
function nextOf(key: string, day: string, forward: number) {
  const weekday = weekdayOf(day);
  if (key === 'ArrowRight') return addDays(day, forward);
  if (key === 'ArrowLeft') return addDays(day, -forward);
  if (key === 'ArrowUp') return addDays(day, -7);
  if (key === 'ArrowDown') return addDays(day, 7);
  if (key === 'Home') return addDays(day, -weekday);
  if (key === 'End') return addDays(day, 6 - weekday);
  if (key === 'PageUp') return sameDayIn(day, -1);
  return key === 'PageDown' ? sameDayIn(day, 1) : undefined;
}
