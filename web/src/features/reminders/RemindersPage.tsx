import './reminders.css';
import { Suspense } from 'react';
import { type Reminder, reminderStatuses, type ReminderStatus } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { isBare } from '../../shared/is-bare.ts';
import { lazyForm, onNeed } from '../../shared/lazy-form.ts';
import { ListFilters } from '../../shared/ListFilters.tsx';
import { ListOrCalendar } from '../../shared/ListOrCalendar.tsx';
import { ListRows } from '../../shared/ListRows.tsx';
import { ListScreen } from '../../shared/ListScreen.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { useList } from '../../shared/use-list.ts';
import { useTagChoice } from '../../shared/tags/use-tag-choice.tsx';
import { usePetChoice } from '../../shared/use-pet-choice.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { part, usePart } from '../../ui/use-part.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Agenda } from './Agenda.tsx';
import { remindersApi } from './api.ts';
import { PickToggle } from './PickToggle.tsx';
import { reminderTexts } from './texts.ts';
import { isShown } from './shown-tabs.ts';
import { useCompletion } from './use-completion.ts';
import { usePicking } from './use-picking.ts';
import { useReminderFilters } from './use-reminder-filters.ts';
import { useStill } from './use-still.ts';

const dialogs = part(() => import('./later-parts.ts').then(({ LaterDialogs }) => LaterDialogs));
const Picked = onNeed(() => import('./later-parts.ts').then((parts) => parts.Picked));
const Form = lazyForm(() => import('./ReminderForm.tsx').then(({ ReminderForm }) => ReminderForm));

export default function RemindersPage() {
  const t = useTexts(reminderTexts);
  const filters = useReminderFilters();
  const pets = usePetChoice(remindersApi.area);
  const tags = useTagChoice(filters.values.petId);
  const { status } = filters;
  const asked = { ...filters.chosen, status, page: filters.page };
  const completion = useCompletion(JSON.stringify(asked));
  const picking = usePicking(JSON.stringify(asked));
  const snoozing = useModal<Reminder>();
  const dividing = useModal<Reminder>();
  const told = useModal<Reminder>();
  const hasDialogs = usePart(dialogs, snoozing.isOpen || dividing.isOpen || told.isOpen, () => {
    snoozing.close();
    dividing.close();
    told.close();
  });
  // What was just pressed, and what stands below it, stays where the finger is.
  const list = useStill(useList(remindersApi, asked), completion.isStill);
  const emptyHere = { emptyTitle: t.emptyHere, emptyText: '' };
  const empty = {
    upcoming: { emptyTitle: t.emptyUpcoming, emptyText: t.emptyUpcomingText },
    overdue: { emptyTitle: t.emptyOverdue, emptyText: t.emptyOverdueText },
    completed: { emptyTitle: t.emptyCompleted, emptyText: t.emptyCompletedText },
    missed: emptyHere,
    snoozed: emptyHere,
  } satisfies Record<ReminderStatus, object>;
  return (
    <ListScreen
      of={screens.reminders}
      aside={<ListOrCalendar />}
      api={remindersApi}
      emptyArt="reminders"
      words={{ ...t, ...empty[status] }}
      filters={filters}
      Form={Form}
      nameOf={({ title }) => title}
    >
      {(screen) => (
        <>
          <LoadBanner load={list} />
          <p className="sr" role="status">
            {completion.said}
          </p>
          <Tabs
            label={t.tabs}
            items={reminderStatuses
              .filter((id) => isShown(id, status, list.data?.counts))
              .map((id) => ({
                id,
                label: t[id],
                count: list.data?.counts[id] ?? null,
                isHot: id === 'overdue',
              }))}
            selected={status}
            onSelect={filters.setStatus}
          >
            <div className="listing">
              {!isBare(everything(list.data), filters) && (
                <ListFilters
                  filters={filters}
                  choices={[pets, ...tags]}
                  toggles={status === 'upcoming' ? [{ name: 'onlyUpcoming', label: t.onlyUpcoming }] : []}
                  total={list.data?.total}
                  words={screen.words}
                />
              )}
              <ListRows screen={screen} list={list} hasFirstStep={status === 'upcoming'}>
                {(rows) => {
                  const own = rows.filter(screen.mayEdit);
                  return (
                    <>
                      {list.source !== 'sample' && (own.length > 1 || picking.isOn) && <PickToggle picking={picking} />}
                      <Agenda
                        reminders={rows}
                        petOf={list.petOf}
                        actions={
                          list.source === 'sample'
                            ? undefined
                            : {
                                completion,
                                mayEdit: screen.mayEdit,
                                onEdit: screen.editor.edit,
                                onRemove: screen.remove,
                                onOtherTime: snoozing.edit,
                                onForSome: dividing.edit,
                                onHistory: told.edit,
                                picking,
                              }
                        }
                      />
                      {picking.isOn && (
                        <Suspense fallback={<Loading />}>
                          <Picked picking={picking} rows={own} isOpen={status !== 'completed' && status !== 'missed'} />
                        </Suspense>
                      )}
                    </>
                  );
                }}
              </ListRows>
            </div>
          </Tabs>
          {hasDialogs && <dialogs.Loaded snoozing={snoozing} dividing={dividing} told={told} />}
        </>
      )}
    </ListScreen>
  );
}

/** What all tabs hold together. */
const everything = (page: { counts: Record<ReminderStatus, number> } | undefined) =>
  page && { total: Object.values(page.counts).reduce((sum, count) => sum + count, 0) };
