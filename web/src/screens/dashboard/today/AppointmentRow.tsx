import type { Appointment } from '@tzemed/contract/medical/appointments';
import { PetPortrait, type NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { ForwardArrow } from '../../../ui/ForwardArrow.tsx';
import { Link } from '../../../ui/Link.tsx';
import { toAppointments } from '../links.ts';

type Props = { appointment: Appointment; petOf: (id: string) => NamedPet | undefined };

/** An appointment of today: nothing to tick off, but the way to it. */
export function AppointmentRow({ appointment, petOf }: Props) {
  const { petId, petIds, reason, time, place, vetName } = appointment;
  const pet = petOf(petId);
  const about = [...petIds.map((id) => petOf(id)?.name), time, place ?? vetName].filter(Boolean);
  return (
    <li className="today-row" data-hue={pet?.hue}>
      <span className="today-portrait">{pet && <PetPortrait pet={pet} size={52} />}</span>
      <div>
        <b>
          <Link className="today-open" to={toAppointments}>
            <bdi>{reason}</bdi>
          </Link>
        </b>
        <span className="today-about">
          {about.map((part, at) => (
            <span key={at} className={part === time ? 'num' : undefined}>
              <bdi>{part}</bdi>
            </span>
          ))}
        </span>
      </div>
      <ForwardArrow size={20} />
    </li>
  );
}
