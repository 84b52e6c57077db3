import type { ReactNode } from 'react';
import { monthRange } from '@tzemed/contract/dates/days';
import { formatHebrewMonths } from '@tzemed/contract/dates/format-hebrew-date';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { monthAndYear } from '../../lib/time/month-names.ts';
import { screens } from '../../screens.ts';
import { HelpLink } from '../../shared/page/HelpLink.tsx';
import { ListCalendarSwitch } from '../../shared/list/ListCalendarSwitch.tsx';
import { viewRange, views } from './view-range.ts';
import { DateNavigation } from './DateNavigation.tsx';
import { calendarTexts } from './texts.ts';
import type { CalendarParams } from './use-calendar-params.ts';

type Props = {
  place: CalendarParams;
  day: string;
  onDay: (day: string) => void;
  /** Button that adds an entry. */ children: ReactNode;
};

/** Shown month in both calendars, the controls that change it, and the choice of the view. */
export function CalendarHead({ place, day, onDay, children }: Props) {
  const t = useTexts(calendarTexts);
  const { lang } = useLanguage();
  const word = useWord(screens.calendar.word);
  const { view, setView, today } = place;
  const isAgenda = view === 'agenda';
  const { from, to } = view === 'month' ? monthRange(day.slice(0, 7)) : viewRange(view, day);
  return (
    <div className="cld-head">
      {isAgenda ? (
        <h1>{word}</h1>
      ) : (
        <>
          <h1>
            <span className="sr">{word}, </span>
            {monthAndYear(lang, day.slice(0, 7))}
          </h1>
          <span className="cld-hebrew">{formatHebrewMonths(from, to, lang)}</span>
          <DateNavigation view={view} day={day} today={today} onDay={onDay} />
        </>
      )}
      <HelpLink />
      <div className="cld-head-end">
        <ListCalendarSwitch />
        <div className="tabs" role="group" aria-label={t.views}>
          {views.map((one) => (
            <button key={one} type="button" className="tab" aria-pressed={one === view} onClick={() => setView(one)}>
              {t[one]}
            </button>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}
