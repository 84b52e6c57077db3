import { useState } from 'react';
import { dayOf } from '@tzemed/contract/dates/days';
import { reminderReports, type ReminderEvent } from '@tzemed/contract/reminders/reminder-reports';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { callsOf } from '../../../lib/api/api-client.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import { shortName } from '../../../shared/people/short-name.ts';
import { useQueryWithFallback } from '../../../shared/queries/use-query-with-fallback.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { usePeople } from '../../../shared/people/use-people.ts';
import { useAuth } from '../../../shell/session/auth-context.ts';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { Pager } from '../../../ui/list/Pager.tsx';
import { historyTexts } from './history-texts.ts';

const api = callsOf(reminderReports);
const limit = 10;

/** History of a reminder and of the other occurrences in its series, the newest first. */
export function HistoryList({ reminder: { id, petIds, timezone, repeatInterval } }: { reminder: Reminder }) {
  const t = useTexts(historyTexts);
  const f = useFormats();
  const today = useToday();
  const [page, setPage] = useState(1);
  const load = useQueryWithFallback({
    noun: 'reminders',
    part: `history of ${id}`,
    query: { page },
    load: (signal) => api.history({ params: { id }, query: { page, limit } }, { signal }),
  });
  const whoDid = useWhoDid();
  const at = (instant: string) => ({
    day: f.relativeDay(dayOf(new Date(instant), timezone), today),
    time: f.time(instant, timezone),
  });
  const { events = [], total = 0 } = load.data ?? {};
  const { petOf } = usePets();
  // True for a reminder of several pets, also if it was done for the others before.
  const isOfSeveral = petIds.length > 1 || events.some((event) => event.petIds.length > 1);
  const isSeries = repeatInterval !== 'none';
  return (
    <>
      <LoadBanner load={load} />
      {load.isPending && <Skeleton count={3} />}
      <ol className="history">
        {events.map(({ what, at: when, by, until, date, petIds: whose }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing else tells two alike apart, and they have no state
          <li key={`${when} ${index}`}>
            <b>{whoDid(what, by)}</b>
            {isOfSeveral && <bdi>{f.list(whose.flatMap((one) => petOf(one)?.name ?? []))}</bdi>}
            {until && <span>{t.until(at(until))}</span>}
            <time className="muted" dateTime={when}>
              {f.relativeDay(dayOf(new Date(when)), today)}, <span className="num">{f.time(when)}</span>
            </time>
            {isSeries && <small className="muted">{t.of(at(date))}</small>}
          </li>
        ))}
      </ol>
      <Pager page={page} limit={limit} total={total} onPage={setPage} />
    </>
  );
}

/** «נדחתה על ידי דנה»; where only one person writes, «נדחתה». */
function useWhoDid() {
  const t = useTexts(historyTexts);
  const { lang } = useLanguage();
  const { user } = useAuth();
  const { data } = usePeople();
  return (event: ReminderEvent, by: string) => {
    const what = t[event];
    if (!data || data.people.length < 2) return what;
    if (by === user?.id) return t.byYou({ what });
    const name = shortName(by, data.people);
    return name ? t.by({ what, name: isolateDirection(name, lang) }) : what;
  };
}
