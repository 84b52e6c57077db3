import { Suspense, useState } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { Appointment } from '@tzemed/contract/medical/appointments';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { appointmentsApi } from '../../../features/appointments/api.ts';
import { appointmentTexts } from '../../../features/appointments/texts.ts';
import { remindersApi } from '../../../features/reminders/api.ts';
import { reminderTexts } from '../../../features/reminders/texts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { screens } from '../../../screens.ts';
import type { BelongingApi, BelongingTable, RowOf } from '../../../shared/queries/belonging-api.ts';
import { BelongingDialog } from '../../../shared/form/BelongingDialog.tsx';
import type { BelongingForm } from '../../../shared/form/belonging-form.tsx';
import { lazyForm } from '../../../shared/form/lazy-form.ts';
import { RemoveWithUndo } from '../../../shared/list/RemoveWithUndo.tsx';
import { RowIcon } from '../../../ui/list/RowIcon.tsx';
import { useRemoval } from '../../../shared/queries/use-removal.ts';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { entryTexts } from './entry-texts.ts';
import { calendarTexts } from '../texts.ts';

/** Item to add on a day, once its kind is chosen; or item to edit. */
export type ItemFormRequest = { day: string; petId?: string | undefined } & (
  | { noun?: undefined; item?: undefined }
  | { noun: 'reminders'; item?: Reminder }
  | { noun: 'appointments'; item?: Appointment }
);

const ReminderForm = lazyForm(() =>
  import('../../../features/reminders/form/ReminderForm.tsx').then(({ ReminderForm }) => ReminderForm),
);
const AppointmentForm = lazyForm(() =>
  import('../../../features/appointments/AppointmentForm.tsx').then(({ AppointmentForm }) => AppointmentForm),
);

type Props = { asked: ItemFormRequest | null; onAsk: (asked: ItemFormRequest | null) => void };

/** Adds and edits what stands in the calendar, in the forms of its own screens. */
export function ItemFormDialog({ asked, onAsk }: Props) {
  const t = useTexts(entryTexts);
  const reminders = useTexts(reminderTexts);
  const appointments = useTexts(appointmentTexts);
  const onClose = () => onAsk(null);
  return (
    <>
      <Modal title={t.what} isOpen={asked !== null && !asked.noun} onClose={onClose}>
        {asked && <Question asked={asked} onAsk={onAsk} />}
      </Modal>
      <Thing
        api={remindersApi}
        words={reminders}
        title={asked?.item ? reminders.editTitle : reminders.addTitle}
        Form={ReminderForm}
        asked={asked?.noun === 'reminders' ? asked : null}
        nameOf={({ title }) => title}
        onClose={onClose}
      />
      <Thing
        api={appointmentsApi}
        words={appointments}
        title={asked?.item ? appointments.editTitle : appointments.addTitle}
        Form={AppointmentForm}
        asked={asked?.noun === 'appointments' ? asked : null}
        nameOf={({ reason }) => reason}
        onClose={onClose}
      />
    </>
  );
}

function Question({ asked: { day, petId }, onAsk }: { asked: ItemFormRequest; onAsk: Props['onAsk'] }) {
  const t = useTexts(entryTexts);
  const words = useTexts(calendarTexts);
  return (
    <div className="cld-question">
      <button type="button" className="card" onClick={() => onAsk({ day, petId, noun: 'reminders' })}>
        <RowIcon icon={screens.reminders.icon} />
        <span>
          <b>{words.reminder}</b>
          <small>{t.reminderHint}</small>
        </span>
      </button>
      <button type="button" className="card" onClick={() => onAsk({ day, petId, noun: 'appointments' })}>
        <RowIcon icon={CalendarPlus} />
        <span>
          <b>{words.appointment}</b>
          <small>{t.appointmentHint}</small>
        </span>
      </button>
    </div>
  );
}

type ThingProps<T extends BelongingTable> = {
  api: BelongingApi<T>;
  words: Record<'added' | 'saved' | 'gone' | 'removeQuestion' | 'removed' | 'restored', string>;
  title: string;
  Form: BelongingForm<T>;
  asked: { day: string; petId?: string | undefined; item?: RowOf<T> } | null;
  nameOf: (row: RowOf<T>) => string;
  onClose: () => void;
};

function Thing<T extends BelongingTable>({ api, words, title, Form, asked, nameOf, onClose }: ThingProps<T>) {
  const [removing, remove] = useState<RowOf<T> | null>(null);
  const changes = useRemoval(api);
  const today = useToday();
  const item = asked?.item ?? null;
  // Today stands there by itself, and is nothing that could be lost.
  const begun = asked && !item && asked.day !== today ? { date: asked.day } : undefined;
  return (
    <>
      <BelongingDialog
        area={api.area}
        title={title}
        editor={{ isOpen: asked !== null, item, close: onClose }}
        likely={asked?.petId ?? ''}
        onRemove={remove}
      >
        {(pets, petId) => (
          <Suspense>
            <Form
              api={api}
              item={item}
              pets={pets}
              petId={petId}
              words={words}
              begun={begun as never}
              onDone={onClose}
            />
          </Suspense>
        )}
      </BelongingDialog>
      <RemoveWithUndo
        item={removing && { id: removing.id, name: nameOf(removing) }}
        question={words.removeQuestion}
        removed={words.removed}
        restored={words.restored}
        remove={changes.remove}
        restore={changes.restore}
        onRemoved={onClose}
        onClose={() => remove(null)}
      />
    </>
  );
}
