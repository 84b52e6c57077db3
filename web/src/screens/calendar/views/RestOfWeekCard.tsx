import { useId } from 'react';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PetPortrait } from '../../../shared/pets/PetPortrait.tsx';
import { entryKey } from '../calendar-entries.ts';
import { calendarTexts } from '../texts.ts';
import type { EntryActions } from '../entry-actions.ts';
import { weekdayName } from '../weekdays.ts';

/** Number of entries that fit beside a month; the others are in its days. */
const most = 7;

/** Entries still open after the chosen day, to the end of its week. */
export function RestOfWeekCard({ entries, ways }: { entries: readonly CalendarEntry[]; ways: EntryActions }) {
  const t = useTexts(calendarTexts);
  const { lang } = useLanguage();
  const id = useId();
  return (
    <section className="card cld-card" aria-labelledby={id}>
      <h2 id={id}>{t.restOfWeek}</h2>
      {entries.length === 0 ? (
        <p className="muted">{t.nothingMore}</p>
      ) : (
        <ul className="cld-week">
          {entries.slice(0, most).map((entry) => {
            const pet = ways.petOf(entry.petIds[0]!);
            return (
              <li key={entryKey(entry)} data-hue={pet?.hue}>
                <span>{weekdayName(entry.day, lang, 'head')}</span>
                {pet && <PetPortrait pet={pet} size={28} />}
                <button type="button" className="cld-open" onClick={() => ways.onOpen(entry)}>
                  <bdi>{entry.title}</bdi>
                </button>
                <b className="num">{entry.time}</b>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
