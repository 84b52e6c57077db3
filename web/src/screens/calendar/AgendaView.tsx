import { useId } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { CalendarEntry } from '@tzemed/contract/calendar';
import { addDays, weekRange } from '@tzemed/contract/days';
import { holidayName } from '@tzemed/contract/holiday-texts';
import { holidaysOn } from '@tzemed/contract/holidays';
import { sayHebrewDate } from '@tzemed/contract/say-hebrew-date';
import { EmptyPicture } from '../../art/EmptyPicture.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isOver, keyOf } from './entries.ts';
import { EntryRow } from './EntryRow.tsx';
import { RestCard } from './RestCard.tsx';
import type { RestOffer } from './rest.ts';
import { calendarTexts } from './texts.ts';
import type { Ways } from './ways.ts';
import { comma, shortDate, weekdayName } from './weekdays.ts';

type Props = {
  day: string;
  today: string;
  to: string;
  onDay: (day: string) => void;
  entriesOn: (day: string) => readonly CalendarEntry[];
  offers: readonly RestOffer[];
  rest: { onMove: (offer: RestOffer) => void; onStay: (offer: RestOffer) => void };
  ways: Ways;
};

/** The days from the chosen one on that have something on them, to the end of the next week; a chosen day without anything says what comes next. */
export function AgendaView({ day, today, to, onDay, entriesOn, offers, rest, ways }: Props) {
  const days: string[] = [];
  for (let one = day; one <= to; one = addDays(one, 1)) if (entriesOn(one).length > 0) days.push(one);
  const listed = addDays(weekRange(day).to, 7);
  if (days[0] !== day) {
    const next = days.flatMap((one) => entriesOn(one)).find((entry) => !isOver(entry));
    return <FreeDay day={day} today={today} next={next} onDay={onDay} ways={ways} />;
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
                <RestCard key={keyOf(offer.entry)} offer={offer} {...rest} isInList />
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
  ways: Ways;
  children: React.ReactNode;
};

function AgendaDay({ day, today, entries, ways, children }: DayProps) {
  const { lang } = useLanguage();
  const f = useFormats();
  const id = useId();
  const near = Math.abs(Date.parse(day) - Date.parse(today)) <= 86_400_000;
  const names = holidaysOn(day).map((one) => holidayName(one, lang));
  return (
    <section aria-labelledby={id} data-day={day} data-target={ways.move.lifted?.to === day || undefined}>
      <header>
        <h2 id={id}>
          {near ? [f.relativeDay(day, today), weekdayName(day, lang)].join(comma(lang)) : shortDate(day, lang)}
        </h2>
        <span>{[sayHebrewDate(day, lang, false), ...names].join(' · ')}</span>
      </header>
      {children}
      <ul className="card">
        {entries.map((entry) => (
          <EntryRow key={keyOf(entry)} entry={entry} ways={ways} />
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
  ways: Ways;
};

function FreeDay({ day, today, next, onDay, ways }: FreeProps) {
  const t = useTexts(calendarTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const comes = next
    ? t.nextIs({
        when: next.time ? t.at({ day: f.briefDay(next.day, today), time: next.time }) : f.briefDay(next.day, today),
        title: isolate(next.title, lang),
        pets: f.list(next.petNames.map((name) => isolate(name, lang))),
      })
    : '';
  return (
    <div className="card" data-day={day}>
      <EmptyState
        art={<EmptyPicture name="reminders" />}
        title={t.freeDay}
        text={[t.freeText({ day: shortDate(day, lang) }), comes].filter(Boolean).join(' ')}
        action={
          <div className="row cld-free-acts">
            <button type="button" className="btn" onClick={() => ways.onAdd(day)}>
              <Plus size={18} aria-hidden="true" />
              {t.addHere}
            </button>
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
