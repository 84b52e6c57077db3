import CalendarX from 'lucide-react/icons/calendar-x';
import CircleCheck from 'lucide-react/icons/circle-check';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Appointment } from '@tzemed/contract/medical/appointments';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { linkToRecord } from '../../screens.ts';
import { ChangeBadge } from '../../shared/queries/ChangeBadge.tsx';
import { PetChip } from '../../shared/pets/PetChip.tsx';
import { PetPortrait, type NamedPet } from '../../shared/pets/PetPortrait.tsx';
import { Tags } from '../../shared/tags/Tags.tsx';
import { OptionalVetContactLinks } from '../../shared/vets/OptionalVetContactLinks.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Link } from '../../ui/Link.tsx';
import { MoreMenu } from '../../ui/overlay/MoreMenu.tsx';
import type { Status } from './api.ts';
import { AppointmentQuestions } from './AppointmentQuestions.tsx';
import { appointmentTexts } from './texts.ts';

/** Actions on an appointment; undefined for samples and for view-only users. */
export type AppointmentActions = {
  status: Status;
  onEdit: (appointment: Appointment) => void;
  onRemove: (appointment: Appointment) => void;
  onComplete: (appointment: Appointment) => void;
  onCancel: (appointment: Appointment) => void;
  onReopen: (appointment: Appointment) => void;
};

type Props = {
  appointment: Appointment;
  petOf: (id: string) => NamedPet | undefined;
  actions: AppointmentActions | undefined;
};

/** Row of an appointment: time, pets, place and reason; the questions to ask, and the outcome. */
export function AppointmentRow({ appointment, petOf, actions }: Props) {
  const t = useTexts(appointmentTexts);
  const f = useFormats();
  const today = useToday();
  const { id, petId, petIds, reason, date, time, place, vetName, status, recordId, tagIds } = appointment;
  const pet = petOf(petId);
  const day = f.briefDay(date, today);
  return (
    <li className="card appointment" data-hue={pet?.hue} data-status={status}>
      <span className="appointment-when">
        {pet && <PetPortrait pet={pet} size={48} />}
        {time && <b className="num">{time}</b>}
      </span>
      <div className="appointment-body">
        <ChangeBadge id={id} />
        <b>
          <bdi>{reason}</bdi>
        </b>
        <span className="row tight">
          <time dateTime={date}>{day}</time>
          {petIds.map((one) => (
            <PetChip key={one} pet={petOf(one)} />
          ))}
          {status === 'done' && <Badge tone="ok">{t.done}</Badge>}
          {status === 'cancelled' && <Badge>{t.cancelled}</Badge>}
        </span>
        {(place || vetName) && (
          <small className="appointment-where">
            {place && (
              <span>
                <MapPin size={15} aria-hidden="true" />
                <bdi>{place}</bdi>
              </span>
            )}
            {vetName && (
              <span>
                <Stethoscope size={15} aria-hidden="true" />
                <bdi>{vetName}</bdi>
              </span>
            )}
            <OptionalVetContactLinks of={appointment} />
          </small>
        )}
        <Tags ids={tagIds} />
        <AppointmentQuestions appointment={appointment} status={actions?.status} />
      </div>
      <span className="appointment-acts">
        {recordId && (
          <Link className="link" to={linkToRecord(recordId)} aria-label={`${t.record}: ${reason}`}>
            {t.record}
          </Link>
        )}
        {actions && <Acts appointment={appointment} actions={actions} />}
      </span>
    </li>
  );
}

function Acts({ appointment, actions }: { appointment: Appointment; actions: AppointmentActions }) {
  const t = useTexts(appointmentTexts);
  const { id, reason, status } = appointment;
  const isPlanned = status === 'planned';
  const become = isPlanned
    ? { icon: CalendarX, label: t.cancel, onPress: () => actions.onCancel(appointment) }
    : { icon: Undo2, label: t.reopen, onPress: () => actions.onReopen(appointment) };
  return (
    <>
      {isPlanned && (
        <button
          type="button"
          className="btn line sm"
          aria-label={t.completeNamed({ name: reason })}
          aria-disabled={actions.status.isBusy}
          onClick={() => !actions.status.isBusy && actions.onComplete(appointment)}
        >
          <CircleCheck size={16} aria-hidden="true" />
          {t.complete}
        </button>
      )}
      <MoreMenu
        label={t.more({ name: reason })}
        opens={id}
        items={[
          { icon: Pencil, label: t.edit, onPress: () => actions.onEdit(appointment) },
          become,
          {
            icon: Trash2,
            label: t.remove,
            onPress: () => actions.onRemove(appointment),
            isDanger: true,
            isApart: true,
          },
        ]}
      />
    </>
  );
}
