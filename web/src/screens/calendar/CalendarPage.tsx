import './calendar.css';
import { useState } from 'react';
import Link2 from 'lucide-react/icons/link-2';
import Plus from 'lucide-react/icons/plus';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { weekRange } from '@tzemed/contract/dates/days';
import { useUndoableAction } from '../../features/reminders/use-undoable-action.ts';
import { ignoreAlreadyOpen, remindersCalls } from '../../features/reminders/api.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { monthAndYear } from '../../lib/time/month-names.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { screens } from '../../screens.ts';
import { HelpLink } from '../../shared/page/HelpLink.tsx';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { useAreaAccess } from '../../shared/permissions/use-area-access.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { ScreenReaderModeStatus } from '../../ui/ScreenReaderModeStatus.tsx';
import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { lazyComponent, useLazyComponent } from '../../ui/lazy/lazy-component.ts';
import { AgendaView } from './views/AgendaView.tsx';
import { useCalendar } from './api.ts';
import { DayCard } from './views/DayCard.tsx';
import { byDay, isOver, withMoves } from './calendar-entries.ts';
import { WeeksGrid } from './views/WeeksGrid.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { Legend } from './Legend.tsx';
import { PetChips } from './PetChips.tsx';
import { restDayOffers } from './rest-days/rest-day-offers.ts';
import { RestDayCard } from './rest-days/RestDayCard.tsx';
import { viewRange } from './view-range.ts';
import { calendarTexts } from './texts.ts';
import type { ItemFormRequest } from './dialogs/ItemFormDialog.tsx';
import { useDrag } from './move/use-drag.ts';
import { useMove } from './move/use-move.ts';
import { useCalendarParams } from './use-calendar-params.ts';
import { useDismissedOffers } from './rest-days/use-dismissed-offers.ts';
import type { EntryActions } from './entry-actions.ts';
import { RestOfWeekCard } from './views/RestOfWeekCard.tsx';
import { WeekStrip } from './views/WeekStrip.tsx';

const dialogs = lazyComponent(() =>
  import('./dialogs/CalendarDialogs.tsx').then(({ CalendarDialogs }) => CalendarDialogs),
);
const none: readonly CalendarEntry[] = [];

/** Calendar of all dated items, as a month, a week or an agenda. */
export default function CalendarPage() {
  const t = useTexts(calendarTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  usePageTitle(useWord(screens.calendar.word));
  const place = useCalendarParams();
  const { view, today } = place;
  const { data: pets, petOf, activePets } = usePets();
  // An old link may name one that is out of reach by now.
  const petId = place.petId && (!pets || petOf(place.petId)) ? place.petId : undefined;
  const move = useMove(place.setDay);
  const drag = useDrag(move);
  const { day, setDay } = place;
  const span = viewRange(view, day);
  const list = useCalendar({ ...span, petId });
  const entries = withMoves(list.data?.entries ?? none, move.moves);
  const days = byDay(entries);
  const entriesOn = (one: string) => days.get(one) ?? none;

  const opened = useEditDialog<CalendarEntry>();
  const [asked, ask] = useState<ItemFormRequest | null>(null);
  const [isFeedOpen, openFeed] = useState(false);
  const isNeeded = opened.isOpen || asked !== null || isFeedOpen || move.asked !== null;
  const hasDialogs = useLazyComponent(dialogs, isNeeded, () => {
    opened.close();
    ask(null);
    openFeed(false);
    move.close();
  });
  const tick = useTick();
  const { canEdit } = useAreaAccess();
  const kinds = [canEdit('reminders') && 'reminders', canEdit('medicalRecords') && 'appointments'] as const;
  const [noun, other] = kinds.filter((kind) => kind !== false);
  // The only kind that the user may add is not asked for.
  const add = noun && ((on: string) => ask({ day: on, petId, ...(other ? {} : { noun }) }));
  const ways: EntryActions = {
    petOf,
    onOpen: opened.edit,
    onTick: tick,
    onAdd: add,
    onMove: move.ask,
    drag,
  };

  const { stays, stay } = useDismissedOffers();
  const clock = () => f.time(new Date().toISOString());
  const offers = restDayOffers(entries, { today, clock, stays });
  const rest = {
    onMove: ({ entry, before }: (typeof offers)[number]) => move.send(entry, before),
    onStay: stay,
  };
  const [offer] = offers;
  const later = entries.filter((entry) => entry.day > day && entry.day <= weekRange(day).to && !isOver(entry));

  return (
    <div className="cld" data-view={view} {...drag.targets}>
      <CalendarHead place={place} day={day} onDay={setDay}>
        {add && (
          <button type="button" className="btn" aria-keyshortcuts="N" title="N" onClick={() => add(day)}>
            <Plus size={18} aria-hidden="true" />
            {t.add}
          </button>
        )}
      </CalendarHead>
      <div className="cld-tools">
        <PetChips pets={activePets} petId={petId} onPet={place.setPet} />
        <Legend />
        <button type="button" className="link" onClick={() => openFeed(true)}>
          <Link2 size={16} aria-hidden="true" />
          {t.feed}
        </button>
        <HelpLink />
      </div>
      <LoadBanner load={list} />
      {list.data?.isCut && <p className="muted">{t.cut}</p>}
      <p className="sr" role="status">
        {move.said}
      </p>
      <ScreenReaderModeStatus>
        {list.data &&
          !list.isOutdated &&
          t.shown({ month: monthAndYear(lang, day.slice(0, 7)), count: entries.length })}
      </ScreenReaderModeStatus>
      {list.isPending ? (
        <Skeleton count={3} />
      ) : list.data ? (
        <div className="cld-body-of" aria-busy={list.isOutdated || undefined}>
          {view === 'agenda' ? (
            <>
              <WeekStrip day={day} today={today} onDay={setDay} entriesOn={entriesOn} ways={ways} />
              <AgendaView
                day={day}
                today={today}
                to={span.to}
                onDay={setDay}
                entriesOn={entriesOn}
                offers={offers}
                rest={rest}
                ways={ways}
              />
            </>
          ) : (
            <>
              <div className="card cld-frame">
                <WeeksGrid
                  label={monthAndYear(lang, day.slice(0, 7))}
                  span={span}
                  {...(view === 'month' && { month: day.slice(0, 7) })}
                  day={day}
                  onDay={setDay}
                  today={today}
                  entriesOn={entriesOn}
                  ways={ways}
                />
              </div>
              <div className="cld-side">
                <DayCard day={day} entries={entriesOn(day)} ways={ways} />
                {offer && <RestDayCard offer={offer} {...rest} />}
                {view === 'month' && <RestOfWeekCard entries={later} ways={ways} />}
              </div>
            </>
          )}
        </div>
      ) : null}
      {hasDialogs && (
        <dialogs.Loaded
          opened={opened}
          asked={asked}
          onAsk={ask}
          isFeedOpen={isFeedOpen}
          onFeedClose={() => openFeed(false)}
          ways={ways}
          move={move}
        />
      )}
    </div>
  );
}

/** Marks a reminder as done, with the way back. */
function useTick() {
  const t = useTexts(calendarTexts);
  const { lang } = useLanguage();
  const { act, tell } = useUndoableAction();
  return ({ id, title }: CalendarEntry) =>
    void act({
      about: id,
      send: () => remindersCalls.complete({ params: { id }, body: {} }),
      said: () => t.wasDone({ title: isolateDirection(title, lang) }),
      back: ({ reminder: { version } }) =>
        remindersCalls.reopen({ params: { id }, body: {} }, { version }).catch(ignoreAlreadyOpen),
    }).catch(tell);
}
