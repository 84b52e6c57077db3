import './reminders.css';
import { Suspense } from 'react';
import { type Reminder, reminderStatuses, type ReminderStatus } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { isEmptyUnfiltered } from '../../shared/list/is-empty-unfiltered.ts';
import { lazyForm, lazyWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import { ListFilters } from '../../shared/filters/ListFilters.tsx';
import { ListCalendarSwitch } from '../../shared/list/ListCalendarSwitch.tsx';
import { ListRows } from '../../shared/list/ListRows.tsx';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useTagFilterChoice } from '../../shared/tags/use-tag-filter-choice.tsx';
import { usePetFilterChoice } from '../../shared/filters/use-pet-filter-choice.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { lazyComponent, useLazyComponent } from '../../ui/lazy/lazy-component.ts';
import { Tabs } from '../../ui/list/Tabs.tsx';
import { firstJustAdded } from './alerts/first-just-added.ts';
import { Agenda } from './list/Agenda.tsx';
import { remindersApi } from './api.ts';
import { SelectionMenu } from './bulk/SelectionMenu.tsx';
import { reminderTexts } from './texts.ts';
import { isTabVisible } from './list/visible-tabs.ts';
import { useCompletion } from './completion/use-completion.ts';
import { useRowSelection } from './bulk/use-row-selection.ts';
import { useReminderFilters } from './list/use-reminder-filters.ts';
import { useFrozenValue } from './use-frozen-value.ts';

const dialogs = lazyComponent(() => import('./deferred-components.ts').then(({ PostponeDialogs }) => PostponeDialogs));
const Picked = lazyWithoutPrefetch(() => import('./deferred-components.ts').then((parts) => parts.BulkActions));
const Reach = lazyWithoutPrefetch(() => import('./alerts/ReachNotice.tsx').then(({ ReachNotice }) => ReachNotice));
const Form = lazyForm(() => import('./form/ReminderForm.tsx').then(({ ReminderForm }) => ReminderForm));

export default function RemindersPage() {
  const t = useTexts(reminderTexts);
  const filters = useReminderFilters();
  const pets = usePetFilterChoice(remindersApi.area);
  const tags = useTagFilterChoice(filters.values.petId);
  const { status } = filters;
  const asked = { ...filters.chosen, status, page: filters.page };
  const completion = useCompletion(JSON.stringify(asked));
  const picking = useRowSelection(JSON.stringify(asked));
  const snoozing = useEditDialog<Reminder>();
  const dividing = useEditDialog<Reminder>();
  const told = useEditDialog<Reminder>();
  const hasDialogs = useLazyComponent(dialogs, snoozing.isOpen || dividing.isOpen || told.isOpen, () => {
    snoozing.close();
    dividing.close();
    told.close();
  });
  // The row that was just pressed, and the rows below it, stay under the finger.
  const list = useFrozenValue(useList(remindersApi, asked), completion.isStill);
  const first = firstJustAdded(list.rows ?? [], everything(list.data)?.total ?? 0);
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
      aside={<ListCalendarSwitch />}
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
          {first && (
            <Suspense>
              <Reach reminder={first} />
            </Suspense>
          )}
          <p className="sr" role="status">
            {completion.said}
          </p>
          <Tabs
            label={t.tabs}
            items={reminderStatuses
              .filter((id) => isTabVisible(id, status, list.data?.counts))
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
              {!isEmptyUnfiltered(everything(list.data), filters) && (
                <ListFilters
                  filters={filters}
                  choices={[pets, ...tags]}
                  toggles={status === 'upcoming' ? [{ name: 'onlyUpcoming', label: t.onlyUpcoming }] : []}
                  total={list.data?.total}
                  words={screen.words}
                  aside={
                    list.source !== 'sample' &&
                    ((list.rows ?? []).filter(screen.mayEdit).length > 1 || picking.isOn) && (
                      <SelectionMenu picking={picking} />
                    )
                  }
                />
              )}
              <ListRows screen={screen} list={list} hasFirstStep={status === 'upcoming'}>
                {(rows) => {
                  const own = rows.filter(screen.mayEdit);
                  return (
                    <>
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

/** Total over all tabs. */
const everything = (page: { counts: Record<ReminderStatus, number> } | undefined) =>
  page && { total: Object.values(page.counts).reduce((sum, count) => sum + count, 0) };
