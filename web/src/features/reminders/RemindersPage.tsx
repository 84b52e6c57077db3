import './reminders.css';
import { lazy, useEffect, useState } from 'react';
import { Plus } from 'lucide-react';
import { reminderStatuses, type Reminder, type ReminderStatus } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyList } from '../../shared/EmptyList.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { PetThingDialog } from '../../shared/PetThingDialog.tsx';
import { RemoveWithUndo } from '../../shared/RemoveWithUndo.tsx';
import { useEditor } from '../../shared/use-editor.ts';
import { useExistingPage } from '../../shared/use-existing-page.ts';
import { usePets } from '../../shared/use-pets.ts';
import { useSamples } from '../../shared/use-samples.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Agenda } from './Agenda.tsx';
import { useReminders, useRemoveReminder, useRestoreReminder } from './api.ts';
import { ReminderFilters } from './ReminderFilters.tsx';
import { reminderTexts } from './texts.ts';
import { useCompletion } from './use-completion.ts';
import { useReminderFilters } from './use-reminder-filters.ts';

const loadForm = () => import('./ReminderForm.tsx').then((module) => ({ default: module.ReminderForm }));
const ReminderForm = lazy(loadForm);

export default function RemindersPage() {
  const t = useTexts(reminderTexts);
  usePageTitle(t.title);
  const filters = useReminderFilters();
  const { status } = filters;
  const { data, ...list } = useReminders({ ...filters.chosen, status, page: filters.page });
  useExistingPage(filters, data);
  const { petOf } = usePets();
  const samples = useSamples();
  const editor = useEditor<Reminder>();
  const [removing, setRemoving] = useState<Reminder | null>(null);
  const remove = useRemoveReminder();
  const restore = useRestoreReminder();
  const completion = useCompletion();
  const isSample = list.source === 'sample';

  // Opening the form should not have to wait for its code.
  useEffect(() => void loadForm().catch(() => undefined), []);

  const addButton = (
    <button type="button" className="btn" onClick={editor.add}>
      <Plus size={18} aria-hidden="true" />
      {t.add}
    </button>
  );
  const empty = {
    upcoming: { title: t.emptyUpcoming, text: t.emptyUpcomingText, action: addButton },
    overdue: { title: t.emptyOverdue, text: t.emptyOverdueText, action: null },
    completed: { title: t.emptyCompleted, text: t.emptyCompletedText, action: null },
  } satisfies Record<ReminderStatus, object>;

  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        {addButton}
      </div>
      <LoadBanner load={list} />
      <Tabs
        label={t.tabs}
        items={reminderStatuses.map((id) => ({ id, label: t[id], count: data?.counts[id], isHot: id === 'overdue' }))}
        selected={status}
        onSelect={filters.setStatus}
        aside={<ReminderFilters filters={filters} />}
      >
        {list.isPending && <Loading />}
        {data && data.reminders.length > 0 && (
          <Agenda
            isBusy={list.isOutdated}
            reminders={data.reminders}
            petOf={isSample ? () => samples.pet : petOf}
            actions={
              isSample
                ? undefined
                : {
                    completingId: completion.completingId,
                    onComplete: (reminder) => void completion.complete(reminder),
                    onEdit: editor.edit,
                    onRemove: setRemoving,
                  }
            }
          />
        )}
        {data?.total === 0 && <EmptyList filters={filters} noMatch={t.noMatch} {...empty[status]} />}
        {data && <Pager page={filters.page} limit={data.limit} total={data.total} onPage={filters.goTo} />}
      </Tabs>
      <PetThingDialog title={editor.item ? t.editTitle : t.add} editor={editor} likely={filters.values.petId}>
        {(pets, petId) => <ReminderForm reminder={editor.item} pets={pets} petId={petId} onDone={editor.close} />}
      </PetThingDialog>
      <RemoveWithUndo
        item={removing && { id: removing.id, name: removing.title }}
        question={t.removeQuestion}
        removed={t.removed}
        restored={t.restored}
        remove={remove.mutateAsync}
        restore={restore.mutateAsync}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}
