import './appointments.css';
import { Suspense, useLayoutEffect, useState } from 'react';
import type { Appointment, appointments } from '@tzemed/contract/medical/appointments';
import type { MedicalRecord } from '@tzemed/contract/medical/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { AddButton } from '../../shared/page/AddButton.tsx';
import { BelongingDialog } from '../../shared/form/BelongingDialog.tsx';
import { isEmptyUnfiltered } from '../../shared/list/is-empty-unfiltered.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { ListFilters } from '../../shared/filters/ListFilters.tsx';
import { ListRows } from '../../shared/list/ListRows.tsx';
import type { ListScreenState } from '../../shared/list/ListScreen.tsx';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { RemoveWithUndo } from '../../shared/list/RemoveWithUndo.tsx';
import { useRemoval } from '../../shared/queries/use-removal.ts';
import { useEditor, useItemFromUrl } from '../../shared/list/use-url-edit-dialog.ts';
import { isNonEmptyText, isOneOf, useFilters } from '../../shared/filters/use-filters.ts';
import { useIsSample } from '../../shared/queries/use-is-sample.ts';
import { useList } from '../../shared/list/use-list.ts';
import { useTagFilterChoice } from '../../shared/tags/use-tag-filter-choice.tsx';
import { useExistingTagFilter } from '../../shared/tags/use-existing-tag-filter.ts';
import { usePetFilterChoice } from '../../shared/filters/use-pet-filter-choice.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { toast } from '../../ui/toast/toast.ts';
import { usePrefetch } from '../../ui/lazy/lazy-component.ts';
import { AppointmentRow, type AppointmentActions } from './AppointmentRow.tsx';
import { appointmentsApi, useStatus } from './api.ts';
import { countTexts } from './count-texts.ts';
import { appointmentTexts } from './texts.ts';

const Form = lazyForm(() => import('./AppointmentForm.tsx').then(({ AppointmentForm }) => AppointmentForm));

const spans = ['upcoming', 'past'] as const;

type Props = {
  /** The head of the screen leaves adding to the tab. */
  setOwnAdd: (hasOwnAdd: boolean) => void;
  lead: string;
  /** Called with the medical record that an appointment has become, to be filled in. */
  onRecord: (record: MedicalRecord) => void;
};

/** Appointments, coming or past: made, ticked off, cancelled, and turned into what was done there. */
export function AppointmentsTab({ setOwnAdd, lead, onRecord }: Props) {
  const t = useTexts(appointmentTexts);
  const { counted } = useTexts(countTexts);
  const filters = useExistingTagFilter(
    useFilters<{ petId: string; tagId: string; when: 'past' }>({
      petId: isNonEmptyText,
      tagId: isNonEmptyText,
      when: isOneOf(['past']),
    }),
  );
  const tags = useTagFilterChoice(filters.values.petId);
  const when = filters.chosen.when ?? 'upcoming';
  const list = useList(appointmentsApi, { ...filters.chosen, when, page: filters.page }, when);
  const pets = usePetFilterChoice(appointmentsApi.area);
  const { activePets, petsFor, petOf } = usePets();
  const editor = useEditor<Appointment>('new');
  useItemFromUrl(appointmentsApi, editor, 'appointment');
  const [removing, remove] = useState<Appointment | null>(null);
  const changes = useRemoval(appointmentsApi);
  const actions = useActions({ onEdit: editor.edit, onRemove: remove, onRecord });
  const isSample = useIsSample('appointments');
  const mayAdd = activePets.length === 0 || petsFor(appointmentsApi.area).length > 0;
  const { petId, tagId } = filters.chosen;
  const withoutTime = { ...filters, isActive: petId !== undefined || tagId !== undefined };
  const isPast = when === 'past';
  const words = {
    ...t,
    lead,
    ...(isPast && { emptyTitle: t.emptyPast, emptyText: t.emptyPastText }),
  };
  const screen: ListScreenState<typeof appointments> = {
    api: appointmentsApi,
    words,
    emptyArt: 'records',
    filters: withoutTime,
    nameOf: ({ reason }) => reason,
    editor,
    remove,
    mayEdit: ({ petId }) => canAccess(petOf(petId), appointmentsApi.area, 'edit'),
    mayAdd,
    setOwnAdd: () => undefined,
  };
  usePrefetch(Form, editor.isOpen);
  useLayoutEffect(() => {
    setOwnAdd(true);
    return () => setOwnAdd(false);
  }, [setOwnAdd]);
  const count = list.data?.total ?? 0;
  const hasFirstStep = !isPast && isEmptyUnfiltered(list.data, withoutTime);
  return (
    <div className="listing">
      <LoadBanner load={list} />
      <div className="appointments-head">
        <div className="choice-row" role="group" aria-label={t.when}>
          {spans.map((span) => (
            <button
              key={span}
              type="button"
              className="pill small"
              aria-pressed={span === when}
              onClick={() => filters.replace({ when: span === 'past' ? span : '' })}
            >
              {t[span]}
            </button>
          ))}
        </div>
        {mayAdd && !hasFirstStep && <AddButton label={t.add} onPress={editor.add} shortcut="N" isDisabled={isSample} />}
      </div>
      {!isEmptyUnfiltered(list.data, withoutTime) && (
        <ListFilters filters={withoutTime} choices={[pets, ...tags]} total={list.data?.total} words={words} />
      )}
      {!isPast && count > 0 && <p className="muted num">{counted({ count })}</p>}
      <ListRows screen={screen} list={list} hasFirstStep={!isPast}>
        {(rows) => (
          <ul className="appointments" aria-label={t.title}>
            {rows.map((appointment) => (
              <AppointmentRow
                key={appointment.id}
                appointment={appointment}
                petOf={list.petOf}
                actions={list.source !== 'sample' && screen.mayEdit(appointment) ? actions : undefined}
              />
            ))}
          </ul>
        )}
      </ListRows>
      <BelongingDialog
        area={appointmentsApi.area}
        title={editor.item ? t.editTitle : t.addTitle}
        editor={editor}
        likely={filters.values.petId}
        onRemove={remove}
      >
        {(pets, petId) => (
          <Suspense>
            <Form
              api={appointmentsApi}
              item={editor.item}
              pets={pets}
              petId={petId}
              words={words}
              onDone={editor.close}
            />
          </Suspense>
        )}
      </BelongingDialog>
      <RemoveWithUndo
        item={removing && { id: removing.id, name: removing.reason }}
        question={t.removeQuestion}
        removed={t.removed}
        restored={t.restored}
        remove={changes.remove}
        restore={changes.restore}
        onRemoved={editor.close}
        onClose={() => remove(null)}
      />
    </div>
  );
}

type Ways = Pick<AppointmentActions, 'onEdit' | 'onRemove'> & Pick<Props, 'onRecord'>;

/** Each says what became of it, with the way back. */
function useActions({ onEdit, onRemove, onRecord }: Ways): AppointmentActions {
  const t = useTexts(appointmentTexts);
  const status = useStatus();
  const tell = (error: unknown) => reportFailure(error, 'change');
  const reopen = (id: string) => status.reopen(id).then(() => toast.success(t.wasReopened, undefined, id), tell);
  const back = (id: string) => ({ label: t.undo, onPress: () => void reopen(id) });
  const onComplete = async ({ id }: Appointment) => {
    const {
      records: [record],
    } = await status.complete(id);
    toast.success(t.wasDone, back(id), id);
    if (record) onRecord(record);
  };
  return {
    status,
    onEdit,
    onRemove,
    onComplete: (appointment) => void onComplete(appointment).catch(tell),
    onCancel: ({ id }) => void status.cancel(id).then(() => toast.success(t.wasCancelled, back(id), id), tell),
    onReopen: ({ id }) => void reopen(id),
  };
}
