import { useId } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { addDays, weekRange } from '@tzemed/contract/dates/days';
import { holidayName } from '@tzemed/contract/dates/holiday-texts';
import { holidaysOn } from '@tzemed/contract/dates/holidays';
import { formatHebrewDate } from '@tzemed/contract/dates/format-hebrew-date';
import { LazyEmptyArt } from '../../../art/LazyEmptyArt.tsx';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { isOver, entryKey } from '../calendar-entries.ts';
import { EntryRow } from './EntryRow.tsx';
import { RestDayCard } from '../rest-days/RestDayCard.tsx';
import type { RestDayOffer } from '../rest-days/rest-day-offers.ts';
import { calendarTexts } from '../texts.ts';
import type { EntryActions } from '../entry-actions.ts';
import { comma, shortDate, weekdayName } from '../weekdays.ts';

type Props = {
  day: string;
  today: string;
  to: string;
  onDay: (day: string) => void;
  entriesOn: (day: string) => readonly CalendarEntry[];
  offers: readonly RestDayOffer[];
  rest: { onMove: (offer: RestDayOffer) => void; onStay: (offer: RestDayOffer) => void };
  ways: EntryActions;
};

/** The days from the chosen one on that have something on them, to the end of the next week; a chosen day without anything says what comes next. */
export function AgendaView({ day, today, to, onDay, entriesOn, offers, rest, ways }: Props) {
  const days: string[] = [];
  for (let one = day; one <= to; one = addDays(one, 1)) if (entriesOn(one).length > 0) days.push(one);
  const listed = addDays(weekRange(day).to, 7);
  if (days[0] !== day) {
    const next = days.flatMap((one) => entriesOn(one)).find((entry) => !isOver(entry));
    return <FreeDay day={day} today={today} next={next} onDay={onDay} add={ways.onAdd} />;
  }
  return (
    <div className="cld-agenda">
      {days
        .filter((one) => one <= listed)
        .map((one) => (
          <AgendaDay key={one} day={one} today={today} entries={entriesOn(one)} ways={ways}>
            {offers
              .filter(({ entry }) => entry.day === one)
              .map((offer) => (
                <RestDayCard key={entryKey(offer.entry)} offer={offer} {...rest} isInList />
              ))}
          </AgendaDay>
        ))}
    </div>
  );
}

type DayProps = {
  day: string;
  today: string;
  entries: readonly CalendarEntry[];
  ways: EntryActions;
  children: React.ReactNode;
};

function AgendaDay({ day, today, entries, ways, children }: DayProps) {
  const { lang } = useLanguage();
  const f = useFormats();
  const id = useId();
  const near = Math.abs(Date.parse(day) - Date.parse(today)) <= 86_400_000;
  const names = holidaysOn(day).map((one) => holidayName(one, lang));
  return (
    <section aria-labelledby={id} data-day={day} data-target={ways.drag.dragged?.to === day || undefined}>
      <header>
        <h2 id={id}>
          {near ? [f.relativeDay(day, today), weekdayName(day, lang)].join(comma(lang)) : shortDate(day, lang)}
        </h2>
        <span>{[formatHebrewDate(day, lang, false), ...names].join(' · ')}</span>
      </header>
      {children}
      <ul className="card">
        {entries.map((entry) => (
          <EntryRow key={entryKey(entry)} entry={entry} ways={ways} />
        ))}
      </ul>
    </section>
  );
}

type FreeProps = {
  day: string;
  today: string;
  next: CalendarEntry | undefined;
  onDay: (day: string) => void;
  add: EntryActions['onAdd'];
};

function FreeDay({ day, today, next, onDay, add }: FreeProps) {
  const t = useTexts(calendarTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const comes = next
    ? t.nextIs({
        when: next.time ? t.at({ day: f.briefDay(next.day, today), time: next.time }) : f.briefDay(next.day, today),
        title: isolateDirection(next.title, lang),
        pets: f.list(next.petNames.map((name) => isolateDirection(name, lang))),
      })
    : '';
  return (
    <div className="card" data-day={day}>
      <EmptyState
        art={<LazyEmptyArt name="reminders" />}
        title={t.freeDay}
        text={[t.freeText({ day: shortDate(day, lang) }), comes].filter(Boolean).join(' ')}
        action={
          <div className="row cld-free-acts">
            {add && (
              <button type="button" className="btn" onClick={() => add(day)}>
                <Plus size={18} aria-hidden="true" />
                {t.addHere}
              </button>
            )}
            {next && (
              <button type="button" className="btn line" onClick={() => onDay(next.day)}>
                {t.toNext}
              </button>
            )}
          </div>
        }
      />
    </div>
  );
}
