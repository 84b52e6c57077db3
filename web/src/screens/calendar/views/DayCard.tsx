import { useId } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { holidayName } from '@tzemed/contract/dates/holiday-texts';
import { holidaysOn } from '@tzemed/contract/dates/holidays';
import { formatHebrewDate } from '@tzemed/contract/dates/format-hebrew-date';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { entryKey } from '../calendar-entries.ts';
import { EntryRow } from './EntryRow.tsx';
import { calendarTexts } from '../texts.ts';
import type { EntryActions } from '../entry-actions.ts';

type Props = { day: string; entries: readonly CalendarEntry[]; ways: EntryActions };

/** The day that was chosen, with all that is on it. */
export function DayCard({ day, entries, ways }: Props) {
  const t = useTexts(calendarTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const id = useId();
  const { onAdd: add } = ways;
  const names = holidaysOn(day).map((one) => holidayName(one, lang));
  return (
    <section className="card cld-card" aria-labelledby={id} data-day={day}>
      <header>
        <div>
          <h2 id={id}>{f.longDay(day)}</h2>
          <p>{[formatHebrewDate(day, lang), ...names].join(' · ')}</p>
        </div>
        {add && (
          <button type="button" className="icon-btn" aria-label={t.addHere} title={t.addHere} onClick={() => add(day)}>
            <Plus size={20} aria-hidden="true" />
          </button>
        )}
      </header>
      {entries.length === 0 ? (
        <div className="empty cld-free">
          <p>{t.freeDay}</p>
          {add && (
            <button type="button" className="btn soft sm" onClick={() => add(day)}>
              <Plus size={16} aria-hidden="true" />
              {t.addHere}
            </button>
          )}
        </div>
      ) : (
        <ul>
          {entries.map((entry) => (
            <EntryRow key={entryKey(entry)} entry={entry} ways={ways} />
          ))}
        </ul>
      )}
    </section>
  );
}
